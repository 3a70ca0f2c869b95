import {
  AD_STYLES,
  type AdStyle,
  COLOR_PALETTES,
  type ColorPalette,
  TONES,
  type Tone,
  TYPOGRAPHIES,
  type Typography,
} from '#contract/choices.ts'
import type { Look } from '#contract/look.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { type PhotoHint, readPhoto } from './read-photo.ts'
import { type ProductWords, readStyleWords, type StyleHint } from './read-words.ts'

export interface Recommendation {
  look: Look
  /** One sentence for the person: what led to it. */
  why: string
}

/** The look for a product by what its words and its photo say. Pure; counts and measures, and guesses nothing else. */
export function recommendLook(words: ProductWords, study: PhotoStudy): Recommendation {
  const photo = readPhoto(study)
  const hint = strongestHint(readStyleWords(words), photo)
  const { style } = hint
  const look: Look = {
    adStyle: style,
    colorPalette: photo.palette ?? PALETTE_OF_STYLE[style],
    typography: isTechnical(words, style) ? 'mono' : TYPOGRAPHY_OF_STYLE[style],
    tone: TONE_OF_STYLE[style],
  }
  return { look, why: explain(look, hint, photo) }
}

function strongestHint(hints: readonly StyleHint[], photo: PhotoHint): StyleHint {
  const strength = ({ style, weight }: StyleHint) => weight + (photo.weights[style] ?? 0)
  return hints.reduce((best, hint) => (strength(hint) > strength(best) ? hint : best))
}

/** For products without a color of their own. */
const PALETTE_OF_STYLE: Record<AdStyle, Exclude<ColorPalette, 'custom'>> = {
  clean: 'green',
  bold: 'red',
  luxury: 'purple',
  playful: 'yellow',
  corporate: 'blue',
  modern: 'blue',
}

const TYPOGRAPHY_OF_STYLE: Record<AdStyle, Typography> = {
  clean: 'modern',
  bold: 'modern',
  luxury: 'classic',
  playful: 'modern',
  corporate: 'modern',
  modern: 'modern',
}

const TONE_OF_STYLE: Record<AdStyle, Tone> = {
  clean: 'friendly',
  bold: 'friendly',
  luxury: 'luxury',
  playful: 'friendly',
  corporate: 'professional',
  modern: 'professional',
}

/** Figures with technical units, twice or more: words for people who read data sheets. */
const TECHNICAL = /\b\d+(?:[.,]\d+)?\s?(?:GB|TB|MB|GHz|MHz|kHz|MP|mAh|Wh|kWh|W|V|Gbps|Mbps|fps|nm|TFLOPS)\b/g

function isTechnical({ productName, productDescription, taglines }: ProductWords, style: AdStyle): boolean {
  const text = [productName, productDescription, ...taglines].join(' ')
  return style === 'modern' && new Set(text.match(TECHNICAL)).size >= 2
}

const WORDS_SHOWN = 2

function explain(look: Look, { words }: StyleHint, photo: PhotoHint): string {
  const quoted = words.slice(0, WORDS_SHOWN).map((word) => `“${word}”`)
  const said = quoted.length > 0 ? `your words say ${quoted.join(' and ')}` : undefined
  const because = [said, describePhoto(photo)].filter((part) => part !== undefined).join(' and ')
  const sentence = `Because ${because}: ${nameOf(AD_STYLES, look.adStyle)} in ${nameOf(COLOR_PALETTES, look.colorPalette)}`
  return `${sentence}, with ${nameOf(TYPOGRAPHIES, look.typography)} letters and a ${nameOf(TONES, look.tone)} tone.`
}

function describePhoto({ palette, light, colorful }: PhotoHint): string {
  const looks = colorful ? 'colorful' : LIGHT_WORDS[light]
  const color = palette && nameOf(COLOR_PALETTES, palette).toLowerCase()
  if (!color) return looks ? `your photo is ${looks}, with hardly any color` : 'your photo has hardly any color'
  return looks ? `your photo is ${looks}, mostly near ${color}` : `the strongest color in your photo is near ${color}`
}

const LIGHT_WORDS = { dark: 'dark', light: 'light', even: undefined } as const

function nameOf<Id extends string>(list: readonly { id: Id; name: string }[], id: Id): string {
  return list.find((choice) => choice.id === id)!.name
}
