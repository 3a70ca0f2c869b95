import { visibleText } from '#contract/text/visible-text.ts'
import { readAmount } from '#contract/prices/read-amount.ts'
import { languages, phrasesOf } from '../language/languages.ts'
import { offered } from './offered.ts'
import { saysInDescription, type AdText, type ShownText, taglineOf } from './shown-texts.ts'

/** Text on a picture that the ad no longer has. */
export interface StaleText extends Pick<ShownText, 'part' | 'text'> {
  /** Text that the ad has in its place: null if it has none, undefined if only a new ad could show which. */
  now: string | null | undefined
}

/**
 * Returns the texts of a picture that neither a field nor the user's own words yield any more. Additions to the ad make
 * no text stale.
 */
export function staleTexts(shown: readonly ShownText[], ad: AdText): StaleText[] {
  return shown.flatMap(({ text, source, ...one }) => {
    const isPrice = ad.words.headline === undefined && leadsAsPrice({ ...one, text, source })
    const part = isPrice ? 'price' : one.part
    const now = textNow({ part, text, source }, ad)
    return now === text ? [] : [{ part, text, now }]
  })
}

/**
 * Returns true if the headline is the price, as in an ad of an experiment. The price is then the part that has changed.
 */
function leadsAsPrice({ part, text, source: { field } }: Pick<ShownText, 'part' | 'text' | 'source'>): boolean {
  return (
    part === 'headline' && (field === 'productPrice' || (field === 'productDiscount' && readAmount(text) !== undefined))
  )
}

/** Returns the text that the ad has in this place: the given text itself as long as the ad yields it. */
function textNow({ part, text, source }: Pick<ShownText, 'part' | 'text' | 'source'>, ad: AdText) {
  const own = part === 'proof' ? undefined : ad.words[part]
  if (own !== undefined) return visibleText(own) ?? null
  const name = visibleText(ad.words.name ?? ad.productName) ?? ad.productName
  const offer = offered(ad)
  const isLine = taglineOf(ad, text) >= 0 || saysInDescription(ad, text) || source.from === 'model'
  const tagline = visibleText(ad.taglines[source.index ?? 0] ?? ad.taglines[0] ?? null)
  switch (part) {
    case 'name':
      return name
    case 'headline':
      if (isLine || text === name || text === offer.badge) return text
      // A line of the description has no successor: the name stands beside it, and would appear twice.
      return tagline ?? (source.from === 'description' ? undefined : name)
    case 'support':
      return isLine
        ? text
        : source.field === 'taglines'
          ? (visibleText(ad.taglines[source.index!] ?? null) ?? null)
          : null
    case 'proof':
      return isLine ? text : undefined
    case 'callToAction':
      return visibleText(ad.callToAction) ?? (source.from === 'studio' && isInLanguage(text, ad) ? text : undefined)
    case 'webAddress':
    case 'legalLine':
      return visibleText(ad[part]) ?? null
    default:
      return offer[part] ?? null
  }
}

/** Returns false for one of the studio's phrases in another language than the ad's. Such a phrase is stale. */
function isInLanguage(phrase: string, { language }: AdText): boolean {
  return !language || phrasesOf(languages[language]).includes(phrase)
}
