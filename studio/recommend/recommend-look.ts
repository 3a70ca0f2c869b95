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
import type { Look } from '#contract/look.ts'
import { type AdWords, guessAdLanguage } from '../brief/brief.ts'
import type { NamedHue, PresetPalette } from '../color/named-hue.ts'
import { isPreset } from '../color/subject-hue.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { KIND_LOOKS, type KindLook } from './kind-looks.ts'
import { colorOfName } from './named-color.ts'
import { THOUGHT_OVER } from '../brief/is-visited.ts'
import { priceWorth } from '../brief/price-worth.ts'
import { type KindHint, leadingKind, readKinds } from '../brief/read-kind.ts'
import { type PhotoHint, readPhoto } from './read-photo.ts'
import { type ProductWords, readStyleWords, type StyleHint } from './read-words.ts'

/** What an ad says, as far as its look hangs on it. */
export type AdvisedWords = ProductWords & Partial<Pick<AdWords, 'productPrice' | 'language' | 'browserLanguages'>>

export interface Recommendation {
  look: Look
  /** One sentence for the person: what led to it. */
  why: string
}

/** What an ad's words say of its look, and what they say it by. */
interface Told {
  kinds: readonly KindHint[]
  /** The look of what is advertised; undefined where no word says what that is. */
  kind: KindLook | undefined
  /** It is dear for its kind, or for anything. */
  isFine: boolean
  isDear: boolean
  styles: readonly StyleHint[]
  /** The color in its name. */
  color: NamedHue | undefined
}

/**
 * The look for a product by what its words and its photo say: what kind of thing it is leads, its price and its own words follow, and the
 * photo decides what these leave open. Pure; counts and measures, and guesses nothing else.
 */
export function recommendLook(words: AdvisedWords, study: PhotoStudy): Recommendation {
  const photo = readPhoto(study)
  const told = readTold(words)
  const adStyle = strongestStyle(told, photo, isDarkScene(study))
  const color = colorOf(told, photo, study)
  const look: Look = {
    adStyle,
    colorPalette: paletteFor(adStyle, color, told),
    typography: isTechnical(words, adStyle) ? 'mono' : (told.kind?.letters?.[adStyle] ?? TYPOGRAPHY_OF_STYLE[adStyle]),
    tone: toneFor(adStyle, told),
  }
  return {
    look,
    why: explain(look, told, { ...photo, color }, [words.productName, words.productDescription].join('\n')),
  }
}

function readTold(words: AdvisedWords): Told {
  const { language } = guessAdLanguage({
    productPrice: null,
    productDiscount: null,
    ...words,
    taglines: [...words.taglines],
  })
  const kinds = readKinds(words, language)
  const lead = leadingKind(kinds)
  const kind = lead && KIND_LOOKS[lead.kind]
  const worth = priceWorth(words.productPrice)
  const isFine = kind?.fineFrom !== undefined && worth !== undefined && worth >= kind.fineFrom
  const isDear = worth !== undefined && worth >= THOUGHT_OVER
  return { kinds, kind, isFine, isDear, styles: readStyleWords(words), color: colorOfName(words.productName, language) }
}

/** What nobody knows, and costs as much as a car, is no bargain. */
const DEAR: Partial<Record<AdStyle, number>> = { corporate: 2, luxury: 1.6, bold: -2, playful: -2 }

/** What a price that is high for its kind adds to luxury. */
const FINE = 0.8
/** A telling word beside what the thing is, and all of them at most. */
const WORD = 0.2
const WORDS_MAX = 0.5
/** What the photo says beside what the thing is. */
const PHOTO = 0.12

/** A dark scene is half of its ad: what it adds to the styles of the night, and takes from those of the day. */
const DARK_SCENE: Partial<Record<AdStyle, number>> = { modern: 0.9, luxury: 0.6, clean: -0.6, playful: -0.4 }

/** Mean OKLab lightness, of the picture and of its border. */
const NIGHT = 0.46

function isDarkScene(study: PhotoStudy): boolean {
  return isScene(study) && (study.meanLightness + study.borderLightness) / 2 < NIGHT
}

function isScene({ kind }: PhotoStudy): boolean {
  return kind === 'busy' || kind === 'person'
}

function strongestStyle({ kinds, isFine, isDear, styles }: Told, photo: PhotoHint, isNight: boolean): AdStyle {
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

/** In a scene more than the thing has a color, and its name tells which of them it is: white boots under blue jeans. */
function colorOf({ color }: Told, photo: PhotoHint, study: PhotoStudy): NamedHue {
  return color !== undefined && isScene(study) ? color : photo.color
}

function paletteFor(style: AdStyle, color: NamedHue, { kind }: Told): PresetPalette {
  if (isPreset(color) && !kind?.never?.includes(color)) return color
  const own = kind?.palettes ?? [PALETTE_OF_STYLE[style]]
  if (color !== 'earth') return own[0]!
  return WARM.find((palette) => own.includes(palette)) ?? (kind ? own[0]! : WARM[0])
}

/** What wood, leather and skin go with. */
const WARM = ['yellow', 'red', 'green'] as const

/** For products without a color of their own, of which nobody knows what they are. */
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

/** Of those that a kind has not said. */
const TONE_OF_STYLE: Record<AdStyle, Tone> = {
  clean: 'friendly',
  bold: 'friendly',
  luxury: 'luxury',
  playful: 'friendly',
  corporate: 'professional',
  modern: 'professional',
}

/** What is dear, and shown so, is offered quietly; what is for children is offered to them whatever it costs. */
function toneFor(style: AdStyle, { kind, isFine }: Told): Tone {
  if (style === 'luxury' && (isFine || !kind || kind.tone !== 'professional')) return 'luxury'
  if (style === 'playful' || style === 'corporate')
    return kind?.tone === 'friendly' || style === 'playful' ? 'friendly' : 'professional'
  return kind ? (kind.tone === 'luxury' && style !== 'clean' ? 'luxury' : kind.tone) : TONE_OF_STYLE[style]
}

/** Figures with technical units, twice or more: words for people who read data sheets. */
const TECHNICAL = /\b\d+(?:[.,]\d+)?\s?(?:GB|TB|MB|GHz|MHz|kHz|MP|mAh|Wh|kWh|W|V|Gbps|Mbps|fps|nm|TFLOPS)\b/g

function isTechnical({ productName, productDescription, taglines }: ProductWords, style: AdStyle): boolean {
  const text = [productName, productDescription, ...taglines].join(' ')
  return style === 'modern' && new Set(text.match(TECHNICAL)).size >= 2
}

const WORDS_SHOWN = 2
/** What the description only mentions led to nothing. */
const SAID_ASIDE = 0.5

function explain(look: Look, { kinds, styles }: Told, photo: PhotoHint, typed: string): string {
  const leading = kinds
    .filter(({ kind, strength }) => strength > SAID_ASIDE && KIND_LOOKS[kind].styles[look.adStyle] !== undefined)
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

/** "Watch" says nothing new beside "running watch". */
function isPart(word: string, other: string): boolean {
  return ` ${other.toLowerCase()} `.includes(` ${word.toLowerCase()} `)
}

/** A word that was found in folded letters, with its capitals and marks; as it was found where it stands in no such letters. */
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
