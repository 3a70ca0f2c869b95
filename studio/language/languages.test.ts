import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { cutSyllables } from '../type/syllables.ts'
import { languages } from './languages.ts'

/** Each language with its samples, by its name. */
const SAMPLES = LANGUAGES.map((code) => ({ code, ...languages[code], ...languages[code].samples }))

it.each(SAMPLES)('$name divides a long word as its patterns do, and none where it writes no hyphen', (sample) => {
  const { code, divided, hyphenation, texts } = sample
  expect(divided === undefined).toBe(hyphenation === undefined)
  const word = divided ?? texts.trim().split(/\s+/u)[0]!
  expect(cutSyllables(word.replaceAll('|', ''), code).join('|')).toBe(word)
})
