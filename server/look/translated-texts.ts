import type { OwnWords } from '#contract/creative.ts'
import type { TranslationProposal } from '#contract/translation.ts'
import type { CreativeRow } from '../creatives/store.ts'

/** What she writes herself: a discount and a name are copied to be corrected, and what the law asks is nobody else's to word. */
const PROPOSED_WORDS = ['headline', 'support', 'callToAction'] as const

/** The texts of an ad that are proposed in another language, in the order in which they are asked for. */
export function textsToTranslate({ productDescription, taglines, callToAction, words }: CreativeRow): string[] {
  return [productDescription, ...taglines, ...optional(callToAction), ...ownWordsOf(words).map(([, text]) => text)]
}

/** Where each of the answers belongs. */
export function placeTranslations(
  { taglines, callToAction, words }: CreativeRow,
  said: readonly (string | undefined)[],
): Omit<TranslationProposal, 'state'> {
  const [description, ...others] = said
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
