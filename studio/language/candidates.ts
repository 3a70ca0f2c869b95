import { LANGUAGES, type LanguageCode } from '#contract/languages.ts'
import { allLanguages, languages } from './languages.ts'
import { type Script, scriptOf } from './script.ts'
import { type Stranger, strangers } from './strangers.ts'
import { finderOf } from './words.ts'

/** Language that a text may be in, and the features that show it. */
export interface Candidate {
  /** Code of the language; undefined for one that no ad can be in. */
  language: LanguageCode | undefined
  letterGroups: string | undefined
  /** The letter groups are those of a relative, which keeps them if none of the language's words is found. */
  isRelative: boolean
  borrowsAccents: boolean
  /** Matches a word with other letters than the language's own. */
  foreign: RegExp | undefined
  /** Finds the words in a text that only this language has. */
  findTelling: (text: string) => string[]
  tellingLetters: ReadonlySet<string>
  /** Letters that hardly any text lacks: the language's own, or those of its relative. */
  expected: ReadonlySet<string>
}

/** Returns all languages that are written in a script, those of ads first. */
export function candidatesIn(script: Script): readonly Candidate[] {
  const known = byScript.get(script)
  if (known) return known
  const made = [...ourCandidates(script), ...strangers.filter((one) => one.script === script).map(strangerCandidate)]
  byScript.set(script, made)
  return made
}

const byScript = new Map<Script, readonly Candidate[]>()

function ourCandidates(script: Script): Candidate[] {
  return LANGUAGES.filter((code) => languages[code].scripts.includes(script)).map((language) => {
    const { letterGroups, letters, borrowsAccents, tellingWords, tellingLetters } = languages[language]
    const own = new Set(tellingLetters)
    return {
      language,
      letterGroups,
      borrowsAccents,
      isRelative: false,
      tellingLetters: own,
      expected: own,
      foreign: letters === undefined || borrowsAccents ? undefined : otherLetters(letters, script),
      findTelling: finderOf(tellingWords),
    }
  })
}

function strangerCandidate({ letterGroups, relative, letters, words }: Stranger): Candidate {
  const kin = allLanguages.find(({ name }) => name === relative)
  return {
    language: undefined,
    letterGroups: letterGroups ?? kin?.letterGroups,
    isRelative: kin !== undefined,
    borrowsAccents: false,
    foreign: undefined,
    findTelling: finderOf(words ?? ''),
    tellingLetters: new Set(letters),
    expected: new Set(kin?.tellingLetters),
  }
}

/** Letters that every language takes over with a word: "café" shows no language. */
const BORROWED = 'é'

/** Matches other letters than the given ones. In the Latin alphabet a to z belong to every language. */
function otherLetters(letters: string, script: Script): RegExp {
  const known = script === 'latin' ? `a-z${letters}${BORROWED}` : letters
  return new RegExp(`(?![${known}])\\p{L}`, 'iu')
}

/** Returns the words of a text that are in its main script, with an apostrophe or an accent after their letters. */
export function wordsIn(text: string, script: Script): string[] {
  return (text.match(WORD) ?? []).filter((word) => scriptOf(word[0] ?? '') === script)
}

const WORD = /\p{L}[\p{L}'’`]*/gu

/** Languages whose letter groups are needed, by the codes of eld: `npm run languages` cuts them out. */
export const NEEDED_LETTER_GROUPS: readonly string[] = [
  ...new Set([...allLanguages, ...strangers].flatMap(({ letterGroups }) => letterGroups ?? [])),
]
