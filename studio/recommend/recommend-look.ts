import {
  AD_STYLES,
  type AdStyle,
  COLOR_PALETTES,
  idsOf,
  TONES,
  type Tone,
  TYPOGRAPHIES,
  type Typography,
} from '#contract/choices.ts'
import type { Look } from '#contract/ads/look.ts'
import { type AdWords, guessAdLanguage } from '../brief/brief.ts'
import type { NamedHue, PresetPalette } from '../color/named-hue.ts'
import { isPreset } from '../color/subject-hue.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { KIND_LOOKS, type KindLook } from './kind-looks.ts'
import { colorOfName } from './named-color.ts'
import { THOUGHT_OVER } from '../brief/is-visited.ts'
import { priceWorth } from '../brief/price-worth.ts'
import { type KindHint, readThing } from '../brief/read-kind.ts'
import { type PhotoHint, readPhoto } from './read-photo.ts'
import { type ProductWords, readStyleWords, type StyleHint } from './read-words.ts'

/** Fields of an ad on which its look depends. */
export type AdvisedWords = ProductWords & Partial<Pick<AdWords, 'productPrice' | 'language' | 'browserLanguages'>>

export interface Recommendation {
  look: Look
  /** Sentences for the user on the reasons for the look. */
  why: string
}

/** Hints about the look that an ad's words give. */
interface Reading {
  kinds: readonly KindHint[]
  /** Look of the kind that is advertised; undefined if no word shows the kind. */
  kind: KindLook | undefined
  /** `isFine`: expensive for its kind. `isDear`: expensive in general. */
  isFine: boolean
  isDear: boolean
  styles: readonly StyleHint[]
  /** Color in the product's name. */
  color: NamedHue | undefined
}

/**
 * Recommends the look of a product by its words and its photo. The kind of thing leads, its price and other words
 * follow, and the photo decides what these leave open. Pure; it counts and measures, and guesses nothing else.
 */
export function recommendLook(words: AdvisedWords, study: PhotoStudy): Recommendation {
  const photo = readPhoto(study)
  const reading = readAdvisedWords(words)
  const adStyle = strongestStyle(reading, photo, isDarkScene(study))
  const color = colorOf(reading, photo, study)
  const look: Look = {
    adStyle,
    colorPalette: paletteFor(adStyle, color, reading),
    typography: isTechnical(words, adStyle)
      ? 'mono'
      : (reading.kind?.letters?.[adStyle] ?? TYPOGRAPHY_OF_STYLE[adStyle]),
    tone: toneFor(adStyle, reading),
  }
  return {
    look,
    why: explain(look, reading, { ...photo, color }, [words.productName, words.productDescription].join('\n')),
  }
}

function readAdvisedWords(words: AdvisedWords): Reading {
  const { language } = guessAdLanguage({
    productPrice: null,
    productDiscount: null,
    ...words,
    taglines: [...words.taglines],
  })
  const { is, kinds } = readThing(words, language)
  const kind = is && KIND_LOOKS[is.kind]
  const worth = priceWorth(words.productPrice)
  const isFine = kind?.fineFrom !== undefined && worth !== undefined && worth >= kind.fineFrom
  const isDear = worth !== undefined && worth >= THOUGHT_OVER
  return { kinds, kind, isFine, isDear, styles: readStyleWords(words), color: colorOfName(words.productName, language) }
}

/** Style points for a thing of unknown kind that costs as much as a car, and so is no bargain. */
const DEAR: Partial<Record<AdStyle, number>> = { corporate: 2, luxury: 1.6, bold: -2, playful: -2 }

/** Points that a price that is high for its kind adds to luxury. */
const FINE = 0.8
/** Points of a telling word beside the kind of the thing, and the maximum of all of them. */
const WORD = 0.2
const WORDS_MAX = 0.5
/** Weight of the photo's points beside the kind of the thing. */
const PHOTO = 0.12

/**
 * Points of a dark scene, which is half of its ad: it adds to the styles of the night, and takes from those of the day.
 */
const DARK_SCENE: Partial<Record<AdStyle, number>> = { modern: 0.9, luxury: 0.6, clean: -0.6, playful: -0.4 }

/** Mean OKLab lightness of the picture and of its border, below which a scene is dark. */
const NIGHT = 0.46

function isDarkScene(study: PhotoStudy): boolean {
  return isScene(study) && (study.meanLightness + study.borderLightness) / 2 < NIGHT
}

function isScene({ kind }: PhotoStudy): boolean {
  return kind === 'busy' || kind === 'person'
}

function strongestStyle({ kinds, isFine, isDear, styles }: Reading, photo: PhotoHint, isNight: boolean): AdStyle {
  const isKnown = kinds.length > 0
  const strength = (style: AdStyle) => {
    const words = styles.find((hint) => hint.style === style)!.weight
    const seen = photo.weights[style] ?? 0
    if (!isKnown) return words + seen + (isDear ? (DEAR[style] ?? 0) : 0)
    const ofKinds = kinds.reduce((sum, { kind, strength }) => sum + strength * (KIND_LOOKS[kind].styles[style] ?? 0), 0)
    const suits = kinds.some(({ kind }) => KIND_LOOKS[kind].styles[style] !== undefined)
    const dear = isFine && style === 'luxury' ? FINE : 0
    const night = isNight ? (DARK_SCENE[style] ?? 0) : 0
    return ofKinds + dear + night + (suits ? Math.min(WORDS_MAX, WORD * words) + PHOTO * seen : 0)
  }
  return idsOf(AD_STYLES).reduce((best, style) => (strength(style) > strength(best) ? style : best))
}

/**
 * Returns the color to choose a palette by. In a scene other things have colors too, and the name shows which one is
 * the product's: white boots under blue jeans.
 */
function colorOf({ color }: Reading, photo: PhotoHint, study: PhotoStudy): NamedHue {
  return color !== undefined && isScene(study) ? color : photo.color
}

function paletteFor(style: AdStyle, color: NamedHue, { kind }: Reading): PresetPalette {
  if (isPreset(color) && !kind?.never?.includes(color)) return color
  const own = kind?.palettes ?? [PALETTE_OF_STYLE[style]]
  if (color !== 'earth') return own[0]!
  return WARM.find((palette) => own.includes(palette)) ?? (kind ? own[0]! : WARM[0])
}

/** Palettes that go with wood, leather and skin. */
const WARM = ['yellow', 'red', 'green'] as const

/** Palettes for products without a color of their own and of unknown kind. */
const PALETTE_OF_STYLE: Record<AdStyle, PresetPalette> = {
  clean: 'blue',
  bold: 'red',
  luxury: 'yellow',
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

/** Tones for products of unknown kind. */
const TONE_OF_STYLE: Record<AdStyle, Tone> = {
  clean: 'friendly',
  bold: 'friendly',
  luxury: 'luxury',
  playful: 'friendly',
  corporate: 'professional',
  modern: 'professional',
}

/**
 * Returns the tone. Expensive things in a luxury look are offered quietly; things in a playful look are offered in a
 * friendly tone, whatever they cost.
 */
function toneFor(style: AdStyle, { kind, isFine }: Reading): Tone {
  if (style === 'luxury' && (isFine || !kind || kind.tone !== 'professional')) return 'luxury'
  if (style === 'playful' || style === 'corporate')
    return kind?.tone === 'friendly' || style === 'playful' ? 'friendly' : 'professional'
  return kind ? (kind.tone === 'luxury' && style !== 'clean' ? 'luxury' : kind.tone) : TONE_OF_STYLE[style]
}

/** Matches figures with technical units. Two different ones make a text for people who read data sheets. */
const TECHNICAL = /\b\d+(?:[.,]\d+)?\s?(?:GB|TB|MB|GHz|MHz|kHz|MP|mAh|Wh|kWh|W|V|Gbps|Mbps|fps|nm|TFLOPS)\b/g

function isTechnical({ productName, productDescription, taglines }: ProductWords, style: AdStyle): boolean {
  const text = [productName, productDescription, ...taglines].join(' ')
  return style === 'modern' && new Set(text.match(TECHNICAL)).size >= 2
}

const WORDS_SHOWN = 2
/** Strength of a kind that the description only mentions, which led to nothing. */
const MENTIONED = 0.5

function explain(look: Look, { kinds, styles }: Reading, photo: PhotoHint, typed: string): string {
  const leading = kinds
    .filter(({ kind, strength }) => strength > MENTIONED && KIND_LOOKS[kind].styles[look.adStyle] !== undefined)
    .map(({ word }) => asTyped(word, typed))
  const telling = styles.find(({ style }) => style === look.adStyle)!.words
  const words = [...leading, ...telling].filter((word, at, all) => all.findIndex((other) => isPart(word, other)) === at)
  const sentences = [sayWords(words.slice(0, WORDS_SHOWN)), describePhoto(photo), describeLook(look)]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

function sayWords([word, other]: string[]): string | undefined {
  if (word === undefined) return undefined
  return other === undefined ? `Your words say “${word}”.` : `Your words say “${word}” and “${other}”.`
}

function describeLook({ adStyle, colorPalette, ...look }: Look): string {
  const [style, palette] = [nameOf(AD_STYLES, adStyle), nameOf(COLOR_PALETTES, colorPalette)]
  const [typography, tone] = [nameOf(TYPOGRAPHIES, look.typography), nameOf(TONES, look.tone)]
  return `That suggests ${style} in ${palette}, with ${typography} letters and a ${tone} tone.`
}

/** Returns true for a word that adds nothing to another: "watch" beside "running watch". */
function isPart(word: string, other: string): boolean {
  return ` ${other.toLowerCase()} `.includes(` ${word.toLowerCase()} `)
}

/**
 * Returns a word that was found in folded letters as it was typed, with its capitals and marks; unchanged if it does
 * not occur so.
 */
function asTyped(word: string, typed: string): string {
  const letters = word.split(' ').map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
  return new RegExp(letters.join("(?:['’]s)?[^\\p{L}\\p{N}]+"), 'iu').exec(typed)?.[0] ?? word
}

function describePhoto({ color: near, colorful }: PhotoHint): string {
  if (near === 'neutral') return 'Your product has hardly any color.'
  if (near === 'earth') return 'Your product is brown, sand or the like.'
  const color = nameOf(COLOR_PALETTES, near).toLowerCase()
  return colorful
    ? `Your product is colorful, mostly near ${color}.`
    : `The strongest color of your product is near ${color}.`
}

function nameOf<Id extends string>(list: readonly { id: Id; name: string }[], id: Id): string {
  return list.find((choice) => choice.id === id)!.name
}
