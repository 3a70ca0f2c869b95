import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage } from '../language/languages.ts'
import { SPACELESS_LETTER } from '../language/script.ts'
import { anyOf, oneOf, openingWith } from '../language/words.ts'

/**
 * Returns the first part of a sentence if it can stand alone, or undefined if a cut would leave a thought unfinished.
 * "Perfectly cropped cotton tank, with a scooped neckline." gives its part before the comma, "Stop time for 30 seconds
 * with this pocket watch." the invitation without the product's name.
 */
export function leadingClause(sentence: string, language: LanguageCode): string | undefined {
  const words = wordsOf(language)
  return beforeMark(sentence, words) ?? beforeProduct(sentence, words)
}

/**
 * Returns true if a line invites or states something. "Dishwasher-safe parts" is a fact torn off a list, and leads no
 * ad.
 */
export function isWholeClause(line: string, language: LanguageCode): boolean {
  const { asking, telling, closing } = verbsOf(language)
  return asking.test(line) || telling.test(line) || closing.test(line)
}

const verbsOf = forEachLanguage(({ clauses: { verbs } }) => ({
  asking: openingWith(verbs.asking),
  telling: new RegExp(anyOf(verbs.telling), 'iu'),
  closing: new RegExp(`${anyOf(verbs.closing)}[\\p{P}\\s]*$`, 'iu'),
}))

/** Cuts a sentence at a dash, a semicolon or a colon, or at a comma after which something is only added. */
function beforeMark(sentence: string, words: ClauseWords): string | undefined {
  const mark = MARK.exec(sentence)
  if (!mark) return undefined
  const clause = sentence.slice(0, mark.index).trim()
  const rest = sentence.slice(mark.index + mark[0].length).trim()
  if (!standsAlone(clause, words) || rest === '') return undefined
  return /^[,،，]/u.test(mark[0]) && !isAddition(sentence, rest, words) ? undefined : clause
}

/** Cuts an invitation before "with this ...", because the ad shows the product and names it anyway. */
function beforeProduct(sentence: string, words: ClauseWords): string | undefined {
  const product = words.withProduct.exec(sentence)
  if (!product || /[,;:–—]/u.test(sentence) || words.subjects.test(sentence)) return undefined
  const clause = sentence.slice(0, product.index)
  return clause.split(/\s+/).length >= 3 && standsAlone(clause, words) ? clause : undefined
}

interface ClauseWords {
  waiting: RegExp
  adding: RegExp
  subjects: RegExp
  withProduct: RegExp
}

const wordsOf = forEachLanguage(({ clauses }): ClauseWords => {
  const { product } = clauses
  const named = `(?:${oneOf(product.this)}|${oneOf(product.the)} (?=\\p{Lu}))`
  return {
    waiting: openingWith(clauses.waiting),
    adding: openingWith(clauses.adding),
    subjects: openingWith(clauses.subjects),
    withProduct: new RegExp(`\\s+${oneOf(product.with)} ${named}`, 'u'),
  }
})

/** Matches a mark between clauses, but no colon or comma inside a number or a time. */
const MARK = /\s+[–—-]\s+|—|[;؛；]\s*|：|:\s+|[,،]\s+|，/u

function standsAlone(clause: string, { waiting }: ClauseWords): boolean {
  const isLabel = clause.split(/\s+/).length <= 2 && /\p{L}/u.test(clause)
  return !waiting.test(clause) && (SPACELESS_LETTER.test(clause) ? [...clause].length >= 4 : !isLabel)
}

/** Accepts a single comma only: with more of them the first may be the first of a list. */
function isAddition(sentence: string, rest: string, { adding }: ClauseWords): boolean {
  const commas = sentence.match(/[,،，]\s?/gu)?.length ?? 0
  return commas === 1 && (adding.test(rest) || /[，]/u.test(sentence))
}
