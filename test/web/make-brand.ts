import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { BLANK_BRAND } from '#contract/ads/brand/brand-words.ts'

/** A brand as the list call answers it: the first one, with nothing set unless it is given. */
export function makeBrand(fields: Partial<OwnBrand> = {}): OwnBrand {
  return {
    ...BLANK_BRAND,
    id: crypto.randomUUID(),
    name: 'Halden',
    isFirst: true,
    isUsable: true,
    ads: 0,
    campaigns: 0,
    fonts: {},
    ...fields,
  }
}
