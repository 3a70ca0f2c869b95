import { AD_STYLES, COLOR_PALETTES } from '#contract/choices.ts'
import { FORMATS } from '#contract/formats.ts'
import type { GalleryWish } from '#web/screens/gallery/find-creatives.ts'

/** What ads can be told by beside their words, in the order of the lists. */
export const GALLERY_CHOICES = [
  { field: 'style', label: 'Ad style', all: 'All styles', options: AD_STYLES },
  { field: 'color', label: 'Color', all: 'All colors', options: COLOR_PALETTES },
  { field: 'format', label: 'Format', all: 'All formats', options: FORMATS },
] as const

/** Only what is in the lists: an address may say anything. */
export function readWish(get: (field: keyof GalleryWish) => string | null): GalleryWish {
  const known = GALLERY_CHOICES.flatMap(({ field, options }) => {
    const option = options.find(({ id }) => id === get(field))
    return option ? [[field, option.id]] : []
  })
  return Object.fromEntries(known) as GalleryWish
}
