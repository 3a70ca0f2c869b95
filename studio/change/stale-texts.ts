import { visibleText } from '#contract/visible-text.ts'
import { readAmount } from '#contract/money/read-amount.ts'
import { languages, phrasesOf } from '../language/languages.ts'
import { offered } from './offered.ts'
import { saysInDescription, type SaidFields, type ShownText, taglineOf } from './shown-texts.ts'

/** A text on a picture that the ad does not say any more. */
export interface StaleText extends Pick<ShownText, 'part' | 'text'> {
  /** What the ad says in its place: null is nothing, and undefined that only a new ad could tell. */
  now: string | null | undefined
}

/** The texts of a picture that neither a field nor her own words yield any more. What was added makes none of them stale. */
export function staleTexts(shown: readonly ShownText[], ad: SaidFields): StaleText[] {
  return shown.flatMap(({ text, source, ...one }) => {
    const isPrice = ad.words.headline === undefined && leadsAsPrice({ ...one, text, source })
    const part = isPrice ? 'price' : one.part
    const now = saidNow({ part, text, source }, ad)
    return now === text ? [] : [{ part, text, now }]
  })
}

/** In an ad of a test the price may be the headline: it is the price that is another by now. */
function leadsAsPrice({ part, text, source: { field } }: Pick<ShownText, 'part' | 'text' | 'source'>): boolean {
  return (
    part === 'headline' && (field === 'productPrice' || (field === 'productDiscount' && readAmount(text) !== undefined))
  )
}

/** The text itself as long as the ad yields it. */
function saidNow({ part, text, source }: Pick<ShownText, 'part' | 'text' | 'source'>, ad: SaidFields) {
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
      // A line of the description has no successor: the name stands beside it, and would be said twice.
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

/** A phrase of the studio's in another language than the ad is said to be in is none of this ad any more. */
function isInLanguage(phrase: string, { language }: SaidFields): boolean {
  return !language || phrasesOf(languages[language]).includes(phrase)
}
