import type { Creative } from '#contract/ads/creative.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { TranslationProposal } from '#contract/ads/translation.ts'
import { TRANSLATED_WORDS, WORD_PART_NAMES } from '#contract/word-parts.ts'
import type { TranslationBody } from '#web/api/ads/translate-creative.ts'
import { translated, t } from '#web/i18n/i18n.ts'

/** A text of an ad that is shown beside an empty field for its translation. */
export interface TextToTranslate {
  /** The name of its field, or a tagline with its index, or its part among the user's own words. */
  key: string
  label: string
  original: string
  /** The initial content of the field: names and discounts are often the same in every language. */
  start: string
  hint?: string
  isLong?: boolean
}

const LEFT_OUT = t('Left empty, it is left out.')
const OURS = t('Left empty, the copy ends with a phrase of ours in its language.')
const LEGAL = t('Asked for, because the law of another country may ask for other words. Left empty, the copy has none.')
const SAME = t('Copied as you typed it. Change it where your customers say it otherwise.')

/** Gives every text of an ad that depends on the language. Prices and addresses do not. */
export function textsToTranslate(ad: Creative): TextToTranslate[] {
  const { productName, productDescription, productDiscount, taglines, callToAction, legalLine, words } = ad
  const optional = (key: string, label: string, original: string | null, hint: string, start = '') =>
    original ? [{ key, label, original, hint, start }] : []
  return [
    { key: 'productName', label: t('Product Name'), original: productName, start: productName },
    {
      key: 'productDescription',
      label: t('Product Description'),
      original: productDescription,
      start: '',
      isLong: true,
    },
    ...taglines.flatMap((tagline, at) =>
      optional(taglineKey(at), t('Tagline {number}', { number: at + 1 }), tagline, LEFT_OUT),
    ),
    ...optional('productDiscount', t('Discount'), productDiscount, SAME, productDiscount ?? ''),
    ...optional('callToAction', t('Call to action'), callToAction, OURS),
    ...optional('legalLine', t('Legal line'), legalLine, LEGAL),
    ...TRANSLATED_WORDS.flatMap((part) => {
      const label = t('On your pictures: {part}', { part: translated(WORD_PART_NAMES[part]) })
      return optional(wordKey(part), label, words[part] ?? null, LEFT_OUT)
    }),
  ]
}

const taglineKey = (at: number) => `tagline ${at}`
const wordKey = (part: string) => `word ${part}`

/** Gives the text that a model proposes for a field; undefined if it proposes none. */
export function proposedText(proposal: TranslationProposal | undefined, key: string): string | undefined {
  if (!proposal) return undefined
  const { taglines, words, productDescription, callToAction } = proposal
  const byKey: Record<string, string | null | undefined> = {
    productDescription,
    callToAction,
    ...Object.fromEntries(taglines.map((tagline, at) => [taglineKey(at), tagline])),
    ...Object.fromEntries(Object.entries(words).map(([part, text]) => [wordKey(part), text])),
  }
  return byKey[key] ?? undefined
}

/** Gives the texts as the server takes them. Empty ones are left out of the translation. */
export function translationBody(
  ad: Creative,
  language: LanguageCode,
  textOf: (key: string) => string,
): TranslationBody {
  const typed = (key: string) => textOf(key).trim()
  const words = TRANSLATED_WORDS.map((part) => [part, typed(wordKey(part))] as const)
  return {
    language,
    productName: typed('productName'),
    productDescription: typed('productDescription'),
    productDiscount: typed('productDiscount'),
    taglines: ad.taglines.map((_, at) => typed(taglineKey(at))),
    callToAction: typed('callToAction'),
    legalLine: typed('legalLine'),
    words: Object.fromEntries(words.filter(([, text]) => text !== '')),
  }
}
