import { expect, it } from 'vitest'
import { unsettableLetters } from '#contract/text/unsettable-letters.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { SCRIPT_SAMPLES } from '#test/studio/script-samples.ts'
import { findBoxes } from '#test/studio/shape-text.ts'
import { settable } from '../lines/break-points.ts'
import type { Face } from '../faces.ts'
import { createFontLibrary } from './font-library.ts'
import { stackFonts } from './font-stack.ts'

/**
 * A face without serifs, a heavy one of few letters, one with serifs and a monospaced one: each searches other families
 * first.
 */
const FACES: Face[] = [
  { family: 'hanken-grotesk', weight: 600 },
  { family: 'anton', weight: 400 },
  { family: 'cormorant', weight: 500 },
  { family: 'jetbrains-mono', weight: 500 },
]
const [SANS, , SERIF] = FACES as [Face, Face, Face]

const library = createFontLibrary(packagedFonts)

/** Returns the characters of a text that show as boxes when it is painted. */
function boxesOf(typed: string, face: Face, language = 'en'): string[] {
  const text = settable(typed, language)
  return text === '' ? [] : findBoxes(text, stackFonts(library, text, face, language))
}

const isTaken = (text: string) => unsettableLetters(text).length === 0
const numbered = (text: string) => [...text].map((one) => one.codePointAt(0)!.toString(16)).join(' ')
const showsBoxes = (text: string, face = SANS, language = 'en') =>
  isTaken(text) && boxesOf(text, face, language).length > 0

const ASSIGNED = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /[^\p{Cn}\p{Co}\p{Cs}]/u.test(letter))

it('shows no box in the samples of any script', () => {
  const shown = Object.entries(SCRIPT_SAMPLES).flatMap(([language, text]) =>
    FACES.flatMap((face) => boxesOf(text, face, language)),
  )
  expect(shown).toEqual([])
  expect(boxesOf('A Ꮳ', SANS)).toEqual(['Ꮳ'])
})

it.each([SANS, SERIF])(
  'shows no box for any accepted letter of Unicode in $family',
  { tags: 'thorough/variety', timeout: 240_000 },
  (face) => {
    expect(ASSIGNED.length).toBeGreaterThan(150_000)
    expect(ASSIGNED.filter((letter) => showsBoxes(letter, face)).map(numbered)).toEqual([])
  },
)

it('refuses no letter that any face could show', { tags: 'thorough/variety', timeout: 240_000 }, () => {
  const refused = ASSIGNED.filter((letter) => !isTaken(letter))
  expect(refused.length).toBeGreaterThan(10_000)
  expect(refused.filter((letter) => boxesOf(letter, SANS).length === 0).map(numbered)).toEqual([])
})

const MARKS = ASSIGNED.filter((letter) => /\p{M}/u.test(letter) && isTaken(letter))

it('shows no box for marks on accepted letters', { tags: 'thorough/variety', timeout: 240_000 }, () => {
  const bases = ['e', 'M', 'Ω', 'ж', 'ب', 'ש', 'क', 'ক', 'ก', '1', '国', 'か', '한', '👍']
  const marked = MARKS.flatMap((mark) => bases.flatMap((base) => [`${base}${mark}`, `x${base}\u0301${mark}y`]))
  expect(marked.filter((text) => showsBoxes(text)).map(numbered)).toEqual([])
})

it.each([
  ['ru', 'за́мок и мука́'],
  ['lt', 'M̌ m̃ g̃ r̃ n̄'],
  ['yo', 'ẹ̀kọ́ ọ̀nà m̀ ḿ'],
  ['vi', 'Thưởng thức từng giây'],
  ['he', 'שָׁלוֹם'],
  ['ar', 'مُحَمَّدٌ'],
  ['hi', 'क्षत्रिय श्री हिन्दी'],
  ['ja', 'が ぱ か゚'],
])('takes marks as %s writes them, and shows no box: %s', (language, text) => {
  expect(unsettableLetters(text)).toEqual([])
  expect(FACES.flatMap((face) => boxesOf(text, face, language))).toEqual([])
})

it('shows no box for Korean syllables typed as letters', { tags: 'thorough/variety', timeout: 240_000 }, () => {
  const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index).normalize('NFD'))
  expect(syllables.filter((text) => !isTaken(text) || showsBoxes(text, SANS, 'ko'))).toEqual([])
  const old = ['ᄀᆞᆫ', 'ᄒᆞᆫ글', 'ᄫᅡ', 'ᅀᅵ', 'ᄀ', 'ᆫ', 'ㆍ', 'ㄱㄴ']
  expect(old.filter((text) => showsBoxes(text, SANS, 'ko')).map(numbered)).toEqual([])
})

it('shows no box for sequences of emoji', { tags: 'thorough/variety', timeout: 240_000 }, () => {
  const sequences = listEmojiSequences()
  expect(sequences.length).toBeGreaterThan(3_000)
  expect(sequences.filter((text) => !isTaken(text) || showsBoxes(text)).map(numbered)).toEqual([])
})

/**
 * Lists the sequences that the reader's Unicode knows: flags, keycaps, skin tones, and people and things that are
 * joined.
 */
function listEmojiSequences(): string[] {
  const emoji = ASSIGNED.filter((letter) => /\p{Emoji}/u.test(letter))
  const tones = ['', ...emoji.filter((letter) => /\p{Emoji_Modifier}/u.test(letter))]
  const flagLetters = emoji.filter((letter) => /\p{RI}/u.test(letter))
  const people = emoji.filter((letter) => /\p{Emoji_Modifier_Base}/u.test(letter))
  const joined = (first: string, second: string) => [`${first}\u200d${second}`, `${first}\u200d${second}\ufe0f`]
  const found = [
    ...emoji.flatMap((one) => [one, `${one}\ufe0f`, `${one}\ufe0f\u20e3`]),
    ...flagLetters.flatMap((first) => flagLetters.map((second) => first + second)),
    ...people.flatMap((one) =>
      tones.flatMap((tone) => [one + tone, ...['♀', '♂'].flatMap((sex) => joined(one + tone, sex))]),
    ),
    ...['🧑', '👨', '👩'].flatMap((one) => tones.flatMap((tone) => emoji.flatMap((what) => joined(one + tone, what)))),
    ...['❤️', '🏳️', '🏴', '👁️', '🐻', '🐕', '🐈', '🐦', '😮', '😵', '😶', '⛓️', '🍄', '🍋'].flatMap((one) =>
      emoji.flatMap((what) => joined(one, what)),
    ),
    '👨‍👩‍👧‍👦',
    '👩‍❤️‍💋‍👨',
    '🧑🏻‍🤝‍🧑🏿',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ]
  return found.filter((text) => /^\p{RGI_Emoji}$/v.test(text))
}
