import type { LanguageCode } from '#contract/languages.ts'
import { CLAIM_KINDS, type ClaimKind } from '../../language/language.ts'
import { allLanguages, languages } from '../../language/languages.ts'
import { wholeWords, wordParts } from '../../language/words.ts'
import { matchesOf } from '../../basics/matches.ts'
import { once } from '../../basics/once.ts'
import { BRAND_NAMES } from './brand-names.ts'
import { isOwn, isPartOfOwn, type OwnWords, plain } from './own-words.ts'

export type Claim = ClaimKind | 'name' | 'price'

/**
 * Returns the kind of a claim in a line that the user did not make, or undefined: numbers, prices, superlatives,
 * proofs, ratings, offers, names. The words of all languages count, because a dropped line costs nothing, while a false
 * claim does.
 */
export function findClaim(line: string, own: OwnWords, language: LanguageCode): Claim | undefined {
  if (hasForeignPrice(line, own)) return 'price'
  if (hasForeignNumber(line, own)) return 'number'
  if (STARS.test(line)) return 'rating'
  for (const { kind, words, parts } of claimPatterns()) {
    if (matches(line, words).some((word) => !isOwn(word, own))) return kind
    if (matches(line, parts).some((part) => !isPartOfOwn(part, own))) return kind
  }
  return hasForeignName(line, own, language) ? 'name' : undefined
}

/** Returns the kinds of claim that a line makes, whether the user made them or not. */
export function claimsOf(line: string): Set<ClaimKind> {
  const made = claimPatterns().filter(
    ({ words, parts }) => matches(line, words).length > 0 || matches(line, parts).length > 0,
  )
  return new Set(made.map(({ kind }) => kind))
}

const STARS = /[★☆⭐🌟]/u

const claimPatterns = once(() =>
  CLAIM_KINDS.map((kind) => {
    const lists = allLanguages.map(({ claims }) => claims[kind])
    return { kind, words: new RegExp(wholeWords(...lists), 'giu'), parts: new RegExp(wordParts(...lists), 'gu') }
  }),
)

function matches(line: string, pattern: RegExp): string[] {
  return matchesOf(line.normalize('NFKC'), pattern).map(([match]) => match)
}

function hasForeignPrice(line: string, own: OwnWords): boolean {
  return /[\p{Sc}%٪‰]/u.test(line.normalize('NFKC')) && !isOwn(line, own)
}

/** Returns true if a number stands with another word than the user put after it: 96 GB are not 96 cores. */
function hasForeignNumber(line: string, own: OwnWords): boolean {
  const words = plain(line).split(' ')
  return words.some((word, index) => {
    if (!/\p{N}/u.test(word)) return false
    const next = words[index + 1]
    return !isOwn(next === undefined ? word : `${word} ${next}`, own)
  })
}

export function hasForeignName(line: string, own: OwnWords, language: LanguageCode): boolean {
  const words = line.match(/[\p{L}\p{M}\p{N}’'®™©.-]+/gu) ?? []
  const latinLine = /^[^\p{L}]*\p{Script=Latin}/u.test(line)
  return words.some((word, index) => {
    if (isOwn(word, own)) return false
    const letters = word.normalize('NFD').replaceAll(/[^\p{L}]/gu, '')
    if (
      /[®™©]/u.test(word) ||
      BRAND_NAMES.has(letters.toLowerCase().replace(/s$/u, '')) ||
      BRAND_NAMES.has(letters.toLowerCase())
    ) {
      return true
    }
    if (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(letters)) return true
    // A Latin word in a line of another script is a brand, or means nothing to its reader.
    if (!latinLine && /\p{Script=Latin}/u.test(word)) return true
    const opens = index === 0 || /[.!?:–—]\s*$/u.test(line.slice(0, line.indexOf(word)))
    return !opens && !languages[language].capitalizesNouns && /^\p{Lu}/u.test(letters)
  })
}
