import type { OwnWords } from '#contract/ads/creative.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Box } from '#contract/ads/report.ts'
import type { WordSource } from '#contract/ads/variant.ts'
import type { WordPart } from '#contract/word-parts.ts'
import { collapseSpaces, visibleText } from '#contract/text/visible-text.ts'
import { withoutMarks } from '../brief/line-marks.ts'
import type { Direction } from '../direction/direction.ts'
import type { Layer, TextLayer } from '../layers/layout.ts'
import { allCallsToAction } from '../language/languages.ts'
import { inCapitals } from '../type/capitals.ts'

/** Texts that an ad may show: its fields, and its own words, which win over them. */
export interface AdText {
  productName: string
  productDescription: string
  productPrice: string | null
  productDiscount: string | null
  taglines: readonly string[]
  words: OwnWords
  callToAction: string | null
  webAddress: string | null
  legalLine: string | null
  /** Language that the user chose for the ad. */
  language?: LanguageCode | null
}

/** Text on a picture. Each point of a list is one text. */
export interface ShownText {
  part: WordPart | 'proof'
  text: string
  /** Place of the text in pixels of the canvas. */
  box: Box
  source: WordSource
}

/** Word parts by the part of the layer that shows them. */
const PARTS: Partial<Record<string, ShownText['part']>> = {
  headline: 'headline',
  name: 'name',
  support: 'support',
  proof: 'proof',
  price: 'price',
  'old-price': 'oldPrice',
  badge: 'badge',
  'call-to-action': 'callToAction',
  'web-address': 'webAddress',
  'legal-line': 'legalLine',
}

/** Returns the texts that a layout shows, as the ad has them, each with the place in the ad that it came from. */
export function shownTexts(
  { layers, direction }: { layers: readonly Layer[]; direction: WordedDirection },
  ad: AdText,
): ShownText[] {
  return layers.flatMap((layer): ShownText[] => {
    const found = layer.kind === 'text' && adTextOf(layer, direction)
    if (!found) return []
    const { part, text } = found
    const suggested = direction.suggested?.some((role) => role === part)
    const source: WordSource = suggested ? { from: 'model' } : sourceOf(part, text, ad)
    return [{ part, text, box: layer.box, source }]
  })
}

type WordedDirection = Pick<Direction, 'suggested' | 'words' | 'language'>

/**
 * Returns a text layer's part and text as the ad has them. A headline that is set in capitals is the same text, and a
 * price on a badge is still the price.
 */
export function adTextOf(
  layer: TextLayer,
  direction: Pick<Direction, 'words' | 'language'>,
): Pick<ShownText, 'part' | 'text'> | undefined {
  const { words, language } = direction
  const part = PARTS[layer.part]
  const { text } = layer
  if (part === 'badge' && words.badge === undefined && text === words.price) return { part: 'price', text }
  const inStyle = inCapitals(words.headline, language)
  if (part === 'headline' && text === inStyle) return { part, text: words.headline }
  return part && { part, text }
}

/**
 * Finds the place in the ad that a text of this part came from. Nothing is reworded on its way, so equal texts are the
 * same.
 */
export function sourceOf(part: ShownText['part'], text: string, ad: AdText): WordSource {
  if (part !== 'proof' && ad.words[part] && visibleText(ad.words[part]) === text) return { from: 'words' }
  const index = part === 'headline' || part === 'support' ? taglineOf(ad, text) : -1
  if (index >= 0) return { from: 'field', field: 'taglines', index }
  const field = (FIELDS[part] ?? []).find((one) => visibleText(ad[one]) === text)
  if (field) return { from: 'field', field }
  if (part === 'callToAction') return { from: allCallsToAction.includes(text) ? 'studio' : 'words' }
  return { from: LINES.includes(part) && saysInDescription(ad, text) ? 'description' : 'words' }
}

const LINES: readonly ShownText['part'][] = ['headline', 'support', 'proof']

/** Fields that may hold the text of a part, in the order in which they are tried. */
const FIELDS: Partial<Record<ShownText['part'], Exclude<NonNullable<WordSource['field']>, 'taglines'>[]>> = {
  headline: ['productName', 'productDiscount', 'productPrice'],
  name: ['productName'],
  price: ['productPrice', 'productDiscount'],
  oldPrice: ['productDiscount', 'productPrice'],
  badge: ['productDiscount'],
  callToAction: ['callToAction'],
  webAddress: ['webAddress'],
  legalLine: ['legalLine'],
}

export function taglineOf({ taglines }: Pick<AdText, 'taglines'>, text: string): number {
  return taglines.findIndex((line) => visibleText(line) === text)
}

/**
 * Returns true if the description contains the text. A line of a description may have lost the stop at its end and the
 * marks of its page, and nothing else.
 */
export function saysInDescription({ productDescription }: Pick<AdText, 'productDescription'>, text: string) {
  return (
    collapseSpaces(productDescription).includes(text) ||
    collapseSpaces(withoutMarks(collapseSpaces(productDescription))).includes(text)
  )
}
