import type { FamilyKey } from './faces.ts'

/** Writing systems that the shipped fonts set, as far as setting them differs. */
export type Script =
  'latin' | 'cyrillic' | 'greek' | 'arabic' | 'hebrew' | 'devanagari' | 'thai' | 'han' | 'kana' | 'hangul'

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
  ['hangul', /\p{Script=Hangul}/u],
]

export function scriptOf(character: string): Script | undefined {
  return SCRIPT_PATTERNS.find(([, pattern]) => pattern.test(character))?.[0]
}

/** Letters of these scripts are syllables or words, and say as much as two of an alphabet. */
const DENSE_SCRIPTS = new Set<Script>(['han', 'kana', 'hangul'])

/** The script in which most of the text is said; undefined where there are no letters (a price, an emoji). */
export function mainScript(text: string): Script | undefined {
  const counts = new Map<Script, number>()
  for (const character of text) {
    const script = scriptOf(character)
    if (script) counts.set(script, (counts.get(script) ?? 0) + (DENSE_SCRIPTS.has(script) ? 2 : 1))
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** A letter whose ink stands for the script's cap height: as tall as most of its letters. */
export const TALL_LETTER: Record<Script, string> = {
  latin: 'H',
  cyrillic: 'Н',
  greek: 'Η',
  arabic: 'ا',
  hebrew: 'ה',
  devanagari: 'क',
  thai: 'ก',
  han: '国',
  kana: 'あ',
  hangul: '한',
}

const SCRIPT_FAMILIES = ['arabic', 'hebrew', 'devanagari', 'thai'] as const

/**
 * The least leading for scripts that fill the height of their line, in sizes: the tight leading of Latin display type runs
 * their lines together.
 */
export const LEAST_LEADING: Partial<Record<Script, number>> = {
  han: 1.15,
  kana: 1.15,
  hangul: 1.15,
  devanagari: 1.12,
  thai: 1.15,
  arabic: 1.1,
}

/** The families to ask in turn for a character that the face itself lacks. Shared Han characters follow the language. */
export function fallbackFamilies(language: string): FamilyKey[] {
  return ['noto-sans', ...SCRIPT_FAMILIES, 'symbols', ...hanFamilies(language), 'emoji']
}

function hanFamilies(language: string): FamilyKey[] {
  if (language.startsWith('zh')) return ['chinese', 'japanese', 'korean']
  if (language.startsWith('ko')) return ['korean', 'japanese', 'chinese']
  return ['japanese', 'chinese', 'korean']
}

/** Joined letters come apart when they are tracked, and marks lose their base; these scripts are set as they are drawn. */
const UNTRACKED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export function canBeTracked(text: string): boolean {
  return !UNTRACKED.test(text)
}
