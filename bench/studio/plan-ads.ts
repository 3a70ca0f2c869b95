import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import type { AdFields } from '#studio/index.ts'
import type { Product } from './products.ts'

/** One ad to be made and measured. */
export interface PlannedAd {
  product: Product
  fields: AdFields
  format: FormatId
  seed: number
}

/** Colors that users take from their brands: a full set, one loud color, two that clash, grays. */
const CUSTOM_COLORS = [
  ['#3B82F6', '#1D4ED8', '#F3F4F6', '#1F2937'],
  ['#E11D48'],
  ['#0F766E', '#F59E0B'],
  ['#111827', '#6B7280', '#E5E7EB'],
]

/**
 * Plans every product in every style and format; palette, typography, tone and seed take turns, alike for the formats
 * of one ad.
 */
export function planAds(products: readonly Product[], { seed, quick }: { seed: number; quick: boolean }): PlannedAd[] {
  const ads = products.flatMap((product, row) =>
    AD_STYLES.flatMap((style, column) => {
      const turn = seed + row * 7 + column * 5
      const fields: AdFields = {
        ...product.words,
        adStyle: style.id,
        colorPalette: COLOR_PALETTES[(turn + row) % COLOR_PALETTES.length]!.id,
        typography: TYPOGRAPHIES[turn % TYPOGRAPHIES.length]!.id,
        tone: TONES[(turn + column) % TONES.length]!.id,
        customColors: [...CUSTOM_COLORS[turn % CUSTOM_COLORS.length]!],
      }
      return MAIN_FORMAT_IDS.map((format) => ({ product, fields, format, seed: seed * 1000 + turn }))
    }),
  )
  return quick ? ads.filter((_, index) => index % QUICK_STEP === seed % QUICK_STEP) : ads
}

/** A number without a factor in common with six styles and six formats, so that each of them occurs in the sample. */
const QUICK_STEP = 7

/** Returns a name by which the ad can be found again. */
export function nameOfPlannedAd({ product, fields, format, seed }: PlannedAd): string {
  const { adStyle, colorPalette, typography, tone } = fields
  return `${product.name} ${adStyle} ${colorPalette} ${typography} ${tone} ${format} seed ${seed}`
}

export function fileNameOf(ad: PlannedAd): string {
  return nameOfPlannedAd(ad).replaceAll(/[^\w.]+/g, '-')
}
