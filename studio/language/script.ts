/** Writing systems that the shipped fonts set, as far as setting them differs. */
export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'gujarati'
  | 'gurmukhi'
  | 'georgian'
  | 'armenian'
  | 'khmer'
  | 'lao'
  | 'myanmar'
  | 'sinhala'
  | 'ethiopic'
  | 'han'
  | 'kana'
  | 'hangul'

const SCRIPT_PATTERNS: [Script, RegExp][] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['han', /\p{Script=Han}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['khmer', /\p{Script=Khmer}/u],
  ['lao', /\p{Script=Lao}/u],
  ['myanmar', /\p{Script=Myanmar}/u],
  ['sinhala', /\p{Script=Sinhala}/u],
  ['ethiopic', /\p{Script=Ethiopic}/u],
  ['hangul', /\p{Script=Hangul}/u],
]

export function scriptOf(character: string): Script | undefined {
  return SCRIPT_PATTERNS.find(([, pattern]) => pattern.test(character))?.[0]
}

/** Scripts whose letters are syllables or words, and mean as much as two of an alphabet. */
const DENSE_SCRIPTS = new Set<Script>(['han', 'kana', 'hangul'])

/** Returns the script of most of the text, or undefined if there are no letters (a price, an emoji). */
export function mainScript(text: string): Script | undefined {
  const counts = new Map<Script, number>()
  for (const character of text) {
    const script = scriptOf(character)
    if (script) counts.set(script, (counts.get(script) ?? 0) + (DENSE_SCRIPTS.has(script) ? 2 : 1))
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Matches letters of scripts without spaces between words, each as wide and as meaningful as two of an alphabet. */
export const DENSE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Matches letters of scripts without spaces between words. */
export const SPACELESS_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Returns a letter of one of these scripts, as a piece of a class in a pattern. */
export function lettersOfScripts(...scripts: readonly string[]): string {
  return scripts.map((script) => `\\p{Script=${script}}`).join('')
}
