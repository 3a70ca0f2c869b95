import { boundedCache } from '../basics/bounded-cache.ts'
import { boundWords } from '../language/bound-words.ts'
import { findLanguage } from '../language/languages.ts'
import { unitPattern } from '../language/units.ts'
import { listWords } from '../language/words.ts'
import { matchesOf } from '../basics/matches.ts'

/** Unicode pairs Georgian letters with capitals, which text faces rarely have and readers rarely meet. */
const NOT_GEORGIAN = /\P{Script=Georgian}+/gu

/**
 * Sets a text in capitals, by the rules of its language. What would mean something else in capitals stays as it is:
 * signs of units after a number ("120 Hz", "5 kg") and names with a capital inside ("iPhone").
 */
export function inCapitals(text: string, language: string): string {
  const capitals = (part: string) => part.replaceAll(NOT_GEORGIAN, (letters) => letters.toLocaleUpperCase(language))
  let set = ''
  let at = 0
  for (const { 0: kept, index } of keptIn(text, language)) {
    set += capitals(text.slice(at, index)) + kept
    at = index + kept.length
  }
  return set + capitals(text.slice(at))
}

/** Returns true if everything is in capitals, apart from what keeps its small letters in capitals. */
export function isInCapitals(text: string, language: string): boolean {
  const rest = keptIn(text, language).reduceRight(
    (left, { 0: kept, index }) => left.slice(0, index) + left.slice(index + kept.length),
    text,
  )
  return /\p{Lu}/u.test(rest) && !/\p{Ll}/u.test(rest)
}

function keptIn(text: string, language: string): RegExpExecArray[] {
  return matchesOf(text, keptPattern(language)).filter((match) => isKept(match, text, language))
}

const INNER_CAPITAL = "[\\p{L}\\p{M}\\p{N}]*\\p{Ll}\\p{M}*\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:['’]\\p{Ll}+)?"
const BEHIND_NUMBER = '(?<=\\p{Nd}[ \\u00a0\\u202f\\u2009-]?)'

const patterns = boundedCache<RegExp>(100)

function keptPattern(language: string): RegExp {
  return patterns(language, () => {
    const unit = unitPattern(...listWords(findLanguage(language)?.units ?? ''))
    return new RegExp(`${BEHIND_NUMBER}${unit}|(?<=\\p{Nd})x(?=\\p{Nd})|${INNER_CAPITAL}`, 'gu')
  })
}

/** Returns true if a match keeps its small letters. The Czech "3 s víkem" does not count seconds. */
function isKept({ 0: kept, index }: RegExpExecArray, text: string, language: string): boolean {
  return /\p{Nd}/u.test(text[index - 1] ?? '') || !boundWords(language).short.has(kept)
}
