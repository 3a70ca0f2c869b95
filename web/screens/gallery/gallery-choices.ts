import { AD_STYLES, COLOR_PALETTES } from '#contract/choices.ts'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { compareFormats, FORMATS, getFormat } from '#contract/formats.ts'
import { isFormatId } from '#contract/sizes.ts'
import type { GalleryRequest } from '#web/screens/gallery/find-creatives.ts'
import { t } from '#web/i18n/i18n.ts'

/** The filters beside the search, in the order of the lists. */
export const GALLERY_CHOICES = [
  { field: 'style', label: t('Ad style'), all: t('All styles'), options: AD_STYLES },
  { field: 'color', label: t('Color'), all: t('All colors'), options: COLOR_PALETTES },
  { field: 'format', label: t('Format'), all: t('All formats'), options: FORMATS },
] as const

type Option = { id: string; name: string }

/** Gives the sizes among the formats of these ads, which no list has in advance, and the requested one. */
export function sizesOf(creatives: readonly CreativeWithVariants[], asked: GalleryRequest['format']): Option[] {
  const formats = creatives.flatMap(({ variants }) => variants.map(({ format }) => format))
  return [...new Set(asked ? [...formats, asked] : formats)]
    .filter((id) => FORMATS.every((format) => format.id !== id))
    .toSorted(compareFormats)
    .map(getFormat)
}

/** Reads the filters of the address, dropping unknown values. */
export function readGalleryRequest(get: (field: keyof GalleryRequest) => string | null): GalleryRequest {
  const known = GALLERY_CHOICES.flatMap(({ field, options }) => {
    const id = get(field)
    const isKnown = field === 'format' ? id !== null && isFormatId(id) : options.some((option) => option.id === id)
    return isKnown ? [[field, id]] : []
  })
  return Object.fromEntries(known) as GalleryRequest
}
