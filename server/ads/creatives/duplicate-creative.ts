import type { z } from 'zod'
import type { Creative, duplicateCreativeCall as call } from '#contract/ads/creative.ts'
import type { Services } from '#server/services.ts'
import { copyCreative } from './copy-creative.ts'
import { ownLook } from './own-of-copy.ts'
import type { CreativeRow } from './store.ts'

interface DuplicateRequest {
  userId: string
  id: string
  /** Another product, which replaces the ad's own: then only the look and the brand are copied. */
  product: z.output<(typeof call)['body']>['product']
}

/** Makes a new ad like another one, which counts like any. */
export function duplicateCreative(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  { userId, id, product }: DuplicateRequest,
): Promise<Creative> {
  return copyCreative(services, {
    userId,
    id,
    keepOwn: product ? ownLook : (own) => own,
    fieldsOf: (original) => (product ? { ...lookOf(original), ...product } : original),
  })
}

function lookOf(ad: CreativeRow) {
  const { adStyle, colorPalette, customPalette, customColors, typography, tone } = ad
  const { roleColors, formatColors, dials, logo, callToAction, webAddress, legalLine, brandId, browserLanguages } = ad
  const brand = { logo, callToAction, webAddress, legalLine, brandId }
  return {
    adStyle,
    colorPalette,
    customPalette,
    customColors,
    typography,
    tone,
    roleColors,
    formatColors,
    dials,
    ...brand,
    browserLanguages,
  }
}
