import type { TextRole } from '../layers/layout.ts'
import type { ShownText } from './stored-layout.ts'

/**
 * Parts in the order in which they are read: the offer after the words that it belongs to, the signature of the ad
 * last.
 */
const READING_ORDER: readonly TextRole[] = [
  ...(['headline', 'name', 'support', 'proof', 'badge'] as const),
  ...(['old-price', 'price', 'call-to-action', 'brand-name', 'web-address', 'legal-line'] as const),
]

/** Returns the place of a part in the order in which an ad is read. */
export function readingPlace(part: TextRole): number {
  return READING_ORDER.indexOf(part)
}

/** Matches punctuation that ends a sentence, in any script that ads are set in. */
const ENDED = /[\p{Sentence_Terminal}…:;,]$/u

/**
 * Returns the alternative text of a finished ad: the product, then every text on the picture in reading order. It
 * consists of the ad's own words, so it is in the ad's language, and a change of price is an arrow.
 */
export function altTextOf(texts: readonly ShownText[], productName: string): string {
  const of = (part: TextRole) => texts.filter((text) => text.part === part).map(({ text }) => whole(text.trim()))
  // A name that was cut for want of room is read in full.
  const whole = (text: string) => (isCutFrom(productName, text) ? productName : text)
  const [oldPrice] = of('old-price')
  const lines = READING_ORDER.flatMap((part) => {
    if (part === 'old-price' || part === 'name') return []
    if (part === 'price' && oldPrice) return of(part).map((price) => `${oldPrice} → ${price}`)
    return of(part)
  })
  const [name = productName] = of('name')
  // Most headlines of a single line are the name or contain it.
  const isNamed = lines.some((text) => text.toLowerCase().includes(name.toLowerCase()))
  return [...(isNamed ? [] : [name]), ...lines].map(asSentence).join(' ')
}

/** Returns true if the text is the first words of the name, but not all of them. */
function isCutFrom(name: string, text: string): boolean {
  return name.toLowerCase().startsWith(text.toLowerCase()) && /^[^\p{L}\p{M}\p{N}]/u.test(name.slice(text.length))
}

function asSentence(text: string): string {
  return ENDED.test(text) ? text : `${text}.`
}
