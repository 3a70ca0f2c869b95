import { matchesOf } from '../matches.ts'

/** Before these, where a vowel follows, a syllable begins; the longer ones are one sound. */
const ONSET =
  /(?:sch|[cgpst]h|qu|[bcdfgkptv][lr]|(?<!c)k|[bcdfghjlmnpqrstvwxzßçñčďłńňřśšťźżž]|[бвгґджзйклмнпрстфхцчшщ]|[βγδζθκλμνξπρστφχψ])(?=[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýąęěőůű]|[аеёєиіїоуыэюя]|[αεηιουωάέήίόύώ])/giu

/** Fewer letters than these do not stand on a line of their own. */
const LEAST_BEFORE = 3
const LEAST_AFTER = 3

/**
 * A word too wide for any line, cut where it is likely to be spoken in parts: before a consonant that a vowel follows. One
 * part where the script has no such letters. No dictionary knows the compounds that people make; this at least can be read.
 */
export function cutSyllables(word: string): string[] {
  const starts = matchesOf(word, ONSET)
    .map(({ index }) => index)
    .filter((index) => index >= LEAST_BEFORE && index <= word.length - LEAST_AFTER)
  return [0, ...starts].map((start, index) => word.slice(start, starts[index] ?? word.length))
}
