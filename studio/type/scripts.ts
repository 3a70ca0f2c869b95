import { findLanguage } from '../language/languages.ts'
import type { Script } from '../language/script.ts'
import type { FamilyKey } from './faces.ts'

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

const HAN_FAMILIES: readonly FamilyKey[] = ['japanese', 'chinese', 'korean']

function hanFamilies(language: string): FamilyKey[] {
  const own = findLanguage(language)?.hanForms ?? HAN_FAMILIES[0]!
  return [own, ...HAN_FAMILIES.filter((family) => family !== own)]
}

/** Joined letters come apart when they are tracked, and marks lose their base; these scripts are set as they are drawn. */
const UNTRACKED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export function canBeTracked(text: string): boolean {
  return !UNTRACKED.test(text)
}
