import { findLanguage } from '../language/languages.ts'
import { lettersOfScripts, type Script } from '../language/script.ts'
import type { FamilyKey } from './faces.ts'

/** A letter whose ink represents the script's cap height: as tall as most of its letters. */
export const TALL_LETTER: Record<Script, string> = {
  latin: 'H',
  cyrillic: 'Н',
  greek: 'Η',
  arabic: 'ا',
  hebrew: 'ה',
  devanagari: 'क',
  thai: 'ก',
  bengali: 'ক',
  tamil: 'க',
  telugu: 'క',
  kannada: 'ಕ',
  malayalam: 'ക',
  gujarati: 'ક',
  gurmukhi: 'ਕ',
  georgian: 'ბ',
  armenian: 'Հ',
  khmer: 'ក',
  lao: 'ກ',
  myanmar: 'က',
  sinhala: 'ක',
  ethiopic: 'ለ',
  han: '国',
  kana: 'あ',
  hangul: '한',
}

const SCRIPT_FAMILIES = [
  'arabic',
  'hebrew',
  'devanagari',
  'thai',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'gujarati',
  'gurmukhi',
  'georgian',
  'armenian',
  'khmer',
  'lao',
  'myanmar',
  'sinhala',
  'ethiopic',
] as const

/**
 * The minimum leading for scripts that fill the height of their line, in sizes: the tight leading of Latin display type
 * runs their lines together.
 */
export const MIN_LEADING: Partial<Record<Script, number>> = {
  han: 1.15,
  kana: 1.15,
  hangul: 1.15,
  devanagari: 1.12,
  thai: 1.15,
  arabic: 1.1,
  bengali: 1.15,
  gujarati: 1.15,
  gurmukhi: 1.15,
  tamil: 1.2,
  ethiopic: 1.15,
  lao: 1.2,
  sinhala: 1.25,
  kannada: 1.3,
  malayalam: 1.3,
  telugu: 1.3,
  khmer: 1.4,
  myanmar: 1.4,
}

/**
 * Lists the families to search in turn for a character that the face itself lacks. Shared Han characters follow the
 * language.
 */
export function fallbackFamilies(language: string): FamilyKey[] {
  return ['noto-sans', ...SCRIPT_FAMILIES, 'figures', 'symbols', ...hanFamilies(language), ...SIGN_FAMILIES, 'emoji']
}

/** Families for signs that a language's own font lacks. */
const SIGN_FAMILIES = ['mathematics', 'dingbats', 'pictographs'] as const

const HAN_FAMILIES: readonly FamilyKey[] = ['japanese', 'chinese', 'korean']

function hanFamilies(language: string): FamilyKey[] {
  const own = findLanguage(language)?.hanForms ?? HAN_FAMILIES[0]!
  return [own, ...HAN_FAMILIES.filter((family) => family !== own)]
}

/**
 * Joined letters come apart when they are tracked, and marks lose their base; these scripts are set as they are drawn.
 */
const UNTRACKED = new RegExp(
  `[${lettersOfScripts('Arabic', 'Devanagari', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Bengali', 'Tamil', 'Telugu', 'Kannada')}${lettersOfScripts('Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala')}]`,
  'u',
)

export function canBeTracked(text: string): boolean {
  return !UNTRACKED.test(text)
}
