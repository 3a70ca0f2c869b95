import type { OwnWords } from '#contract/ads/creative.ts'
import type { TranslationProposal } from '#contract/ads/translation.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'

/**
 * Words that may be proposed. A discount and a name are copied for the user to correct, and no one else words what the
 * law requires.
 */
const PROPOSED_WORDS = ['headline', 'support', 'callToAction'] as const

/** Returns the texts of an ad that are proposed in another language, in the order of the request. */
export function translatableTextsOf({ productDescription, taglines, callToAction, words }: CreativeRow): string[] {
  return [productDescription, ...taglines, ...optional(callToAction), ...ownWordsOf(words).map(([, text]) => text)]
}

/** Puts each of the answers into its field. */
export function placeTranslations(
  { taglines, callToAction, words }: CreativeRow,
  translations: readonly (string | undefined)[],
): Omit<TranslationProposal, 'state'> {
  const [description, ...others] = translations
  const rest = others.slice(taglines.length)
  const parts = rest.slice(optional(callToAction).length)
  const own = ownWordsOf(words).flatMap(([part], at) => (parts[at] === undefined ? [] : [[part, parts[at]] as const]))
  return {
    productDescription: description ?? null,
    taglines: taglines.map((_, at) => others[at] ?? null),
    callToAction: callToAction ? (rest[0] ?? null) : null,
    words: Object.fromEntries(own),
  }
}

function ownWordsOf(words: OwnWords): [(typeof PROPOSED_WORDS)[number], string][] {
  return PROPOSED_WORDS.flatMap((part) => (words[part] ? [[part, words[part]]] : []))
}

function optional(text: string | null): string[] {
  return text ? [text] : []
}
