import { COLOR_PALETTES } from '#contract/choices.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import type { FormatPicture } from '#web/features/format-choices/format-choices.tsx'

/** Gives the picture in the shapes of the formats; undefined if there is no photo yet. */
export function formatPicture(fields: CreativeFields, variants: readonly Variant[]): FormatPicture | undefined {
  const [hero] = fields.productImages
  if (!hero) return undefined
  return {
    photoUrl: thumbnailUrl(hero.url),
    // The lightest of the palette's four colors.
    ground: COLOR_PALETTES.find(({ id }) => id === fields.colorPalette)?.colors[3],
    madeUrls: Object.fromEntries(variants.map(({ format, imageUrl }) => [format, thumbnailUrl(imageUrl)])),
  }
}
