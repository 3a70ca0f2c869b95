import { readFileSync } from 'node:fs'
import type { Look } from '#contract/ads/look.ts'
import { hexToOklch } from '#studio/color/oklch.ts'
import { type PhotoStudy, recommendLook } from '#studio/index.ts'

/** A product of studio/recommend/looks-of-products.tsv, with what a senior designer would and would not give it. */
export interface RatedProduct {
  /** Held out: nothing was tuned to it. */
  isAside: boolean
  productName: string
  productDescription: string
  productPrice: string | null
  taglines: string[]
  study: PhotoStudy
  apt: { styles: string[]; palettes: string[]; tones: string[] }
  /** Styles that are acceptable beside the apt ones; all others are wrong. */
  acceptable: string[]
  /** Choices of any kind that a shop would laugh at. */
  wrong: string[]
}

export function readRatedProducts(): RatedProduct[] {
  const file = new URL('../../studio/recommend/looks-of-products.tsv', import.meta.url)
  return readFileSync(file, 'utf8').trim().split('\n').map(readRow)
}

function readRow(line: string): RatedProduct {
  const [set, name, description, price, photo, styles, fair, palettes, wrong, tones] = line.split('\t') as string[]
  return {
    isAside: set === 'aside',
    productName: name!,
    productDescription: description!,
    productPrice: price || null,
    taglines: [],
    study: readStudy(photo!),
    apt: { styles: listed(styles), palettes: listed(palettes), tones: listed(tones) },
    acceptable: listed(fair),
    wrong: listed(wrong),
  }
}

const listed = (text = '') => text.split(',').filter(Boolean)

export type Rating = 'apt' | 'acceptable' | 'wrong'

export function rate({ apt, acceptable, wrong }: RatedProduct, look: Look): Rating {
  const { adStyle, colorPalette, tone, typography } = look
  if ([adStyle, colorPalette, typography].some((choice) => wrong.includes(choice))) return 'wrong'
  if (!apt.styles.includes(adStyle)) return acceptable.includes(adStyle) ? 'acceptable' : 'wrong'
  const isAptColor = apt.palettes.length === 0 || apt.palettes.includes(colorPalette)
  return isAptColor && apt.tones.includes(tone) ? 'apt' : 'acceptable'
}

export function rateAdvice(product: RatedProduct): { rating: Rating; look: Look } {
  const { look } = recommendLook(product, product.study)
  return { look, rating: rate(product, look) }
}

const GROUNDS = { white: '#f2f2f4', dark: '#141416', clear: '#ffffff' } as const
const KINDS = { white: 'plain-light', dark: 'plain-dark', clear: 'transparent', scene: 'busy' } as const

/**
 * Parses "scene #b92025:90 #e3c3a8:10 on #4f8a3a": how it was photographed, its colors with their shares, and what lies
 * behind a scene.
 */
function readStudy(photo: string): PhotoStudy {
  const [sort, ...colors] = photo.split(' ') as [keyof typeof KINDS, ...string[]]
  const on = colors.indexOf('on')
  const palette = colors.slice(0, on < 0 ? undefined : on).map((color) => {
    const [hex, share] = color.split(':') as [string, string]
    return { hex, share: Number(share) / 100 }
  })
  const borderHex = sort === 'scene' ? colors[on + 1]! : GROUNDS[sort]
  return {
    kind: KINDS[sort],
    shows: sort === 'scene' ? 'scene' : 'product-shot',
    widthPx: 1200,
    heightPx: 1200,
    treatment: sort === 'scene' ? 'photo' : 'cutout',
    matteConfidence: 1,
    subject: undefined,
    product: undefined,
    productBox: undefined,
    safeGrounds: 'any',
    touchesFrame: [],
    standing: true,
    palette,
    meanLightness: palette.reduce((sum, { hex, share }) => sum + hexToOklch(hex).l * share, 0),
    borderLightness: hexToOklch(borderHex).l,
    borderHex,
    sharpness: 200,
    shadowAttached: false,
    refused: undefined,
  }
}
