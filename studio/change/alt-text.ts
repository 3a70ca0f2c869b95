import type { TextRole } from '../layers/layout.ts'
import type { ShownText } from './stored-layout.ts'

/** As it is read: the offer after what it is for, what signs the ad last. */
const READING_ORDER: readonly TextRole[] = [
  ...(['headline', 'name', 'support', 'proof', 'badge'] as const),
  ...(['old-price', 'price', 'call-to-action', 'web-address', 'legal-line'] as const),
]

/** What ends a sentence in any script that ads are set in. */
const ENDED = /[\p{Sentence_Terminal}…:;,]$/u

/**
 * The alternative text of a finished ad: which product is seen, then every text on the picture, read as one would read it. All of it is
 * the ad's own words, so it is in the ad's language, and the change of a price is an arrow.
 */
export function altTextOf(texts: readonly ShownText[], productName: string): string {
  const of = (part: TextRole) => texts.filter((text) => text.part === part).map(({ text }) => whole(text.trim()))
  // A name that was cut for want of room is read whole.
  const whole = (text: string) => (isCutFrom(productName, text) ? productName : text)
  const [oldPrice] = of('old-price')
  const said = READING_ORDER.flatMap((part) => {
    if (part === 'old-price' || part === 'name') return []
    if (part === 'price' && oldPrice) return of(part).map((price) => `${oldPrice} → ${price}`)
    return of(part)
  })
  const [name = productName] = of('name')
  // Most headlines of a single line are the name, or say it.
  const isNamed = said.some((text) => text.toLowerCase().includes(name.toLowerCase()))
  return [...(isNamed ? [] : [name]), ...said].map(asSentence).join(' ')
}

/** Whether a text is the first words of a name, and not all of them. */
function isCutFrom(name: string, text: string): boolean {
  return name.toLowerCase().startsWith(text.toLowerCase()) && /^[^\p{L}\p{M}\p{N}]/u.test(name.slice(text.length))
}

function asSentence(text: string): string {
  return ENDED.test(text) ? text : `${text}.`
}
