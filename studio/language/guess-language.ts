import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#contract/languages.ts'
import { type Candidate, candidatesIn, wordsIn } from './candidates.ts'
import { languages } from './languages.ts'
import { LETTER_GROUPS, scoreLetterGroups, type WordGroups } from './letter-groups.ts'
import { mainScript, type Script, scriptOf } from './script.ts'

export interface GuessedLanguage {
  /**
   * Language of the text. If it is not sure, a language of the user's browser that the words may be in, else the
   * default.
   */
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  /** The words fit this language, and no other one nearly as well, one that no ad can be in included. */
  isSure: boolean
}

/**
 * Guesses the main language of a text: by its script, and if languages share one, by letters, letter groups and small
 * words. `preferred` are the languages of the user's browser, best first; they decide if the words leave the language
 * open. A text in an unknown language is not mistaken for its neighbor: it is unsure.
 */
export function guessLanguage(text: string, preferred: readonly LanguageCode[] = [DEFAULT_LANGUAGE]): GuessedLanguage {
  const script = mainScript(text)
  if (!script) return { language: preferred[0] ?? DEFAULT_LANGUAGE, direction: 'ltr', isSure: false }
  const words = text.normalize('NFC')
  const known = LANGUAGES.filter((language) => languages[language].scripts.includes(script))
  // Fonts set more scripts than we know languages of, and all of those run from left to right.
  if (known[0] === undefined) return { language: preferred[0] ?? DEFAULT_LANGUAGE, direction: 'ltr', isSure: false }
  const { direction } = languages[known[0]]
  return known.some((language) => languages[language].letterGroups !== undefined)
    ? { ...guessByWords(words, script, preferred), direction }
    : { ...guessByLetters(words, { known, script, preferred }), direction }
}

/** Points of a language of the browser before a word is read: about as many as for one letter group that fits. */
const PREFERRED_POINTS = 60
/** A text with fewer groups is a name. */
const MIN_GROUPS = 3
/** A smaller lead over the next language is chance: one group more or less decides it. */
const CLEAR_POINTS = 60
/**
 * Average points of a group in a text of its language, at the lower end; names and other languages stay below. A group
 * is four letters of the Latin alphabet and two of any other, so that more of those also occur in neighboring
 * languages.
 */
const FITTING_POINTS: Partial<Record<Script, number>> = { latin: 45, cyrillic: 95, arabic: 90, devanagari: 90 }
/** A language of the browser with this share of the best one's points is as plausible. */
const PLAUSIBLE_SHARE = 0.75
/** Points of a word or a letter that the neighbors do not have: as many as a group's. */
const TELLING_POINTS = 80
/**
 * Points of a word or a letter of a language that no ad can be in. They are more, because only those are listed that
 * none of our languages has.
 */
const STRANGE_POINTS = 120
/** Points that languages with letters of their own lose if none of these letters is found. */
const MISSING_POINTS = 80
/**
 * Points by which a language without known groups starts behind the best of ours, because one of its words may be a
 * name.
 */
const UNKNOWN_POINTS = 100
/** The same for a language with the groups of a relative. */
const RELATIVE_POINTS = 60

interface Scored {
  candidate: Candidate
  byGroups: number
  /** Number of letters found that only this language has. */
  letters: number
  points: number
}

function guessByWords(
  text: string,
  script: Script,
  preferred: readonly LanguageCode[],
): Pick<GuessedLanguage, 'language' | 'isSure'> {
  const read = readWords(text, script)
  const groups = read.scored.reduce((sum, word) => sum + word.groups, 0)
  const candidates = candidatesIn(script)
  const byGroups = candidates.map((candidate) => {
    const own = pointsOfGroups(candidate, read.words, read.scored)
    return candidate.borrowsAccents ? Math.max(own, pointsOfGroups(candidate, read.words, read.bare)) : own
  })
  const based = candidates.map((candidate, at) => byGroups[at]! - missingPoints(candidate, read))
  const best = Math.max(...based.filter((_, at) => candidates[at]!.language))
  const isPreferred = ({ language }: Candidate) => language !== undefined && preferred.includes(language)
  const ranked = candidates
    .map((candidate, at): Scored => {
      const base = candidate.letterGroups ? based[at]! : best - UNKNOWN_POINTS
      const bonus = isPreferred(candidate) ? PREFERRED_POINTS : 0
      const letters = lettersFound(candidate.tellingLetters, read)
      return { candidate, letters, byGroups: byGroups[at]!, points: base + tellingPoints(candidate, read) + bonus }
    })
    .toSorted((a, b) => b.points - a.points)
  return decide(ranked, { groups, fitting: FITTING_POINTS[script] ?? 0, preferred })
}

function decide(
  ranked: readonly Scored[],
  { groups, fitting, preferred }: { groups: number; fitting: number; preferred: readonly LanguageCode[] },
): Pick<GuessedLanguage, 'language' | 'isSure'> {
  const [best, next] = [ranked[0]!, ranked[1]!]
  const isEnough = groups >= MIN_GROUPS || best.letters > 0
  const isClear = best.byGroups >= fitting * groups && best.points - next.points >= CLEAR_POINTS
  if (best.candidate.language && isEnough && isClear) return { language: best.candidate.language, isSure: true }
  const minPoints = Math.max(fitting * groups, PLAUSIBLE_SHARE * best.points)
  const plausible = ranked.filter(({ points }) => points >= minPoints).map(({ candidate }) => candidate.language)
  return { language: preferred.find((language) => plausible.includes(language)) ?? DEFAULT_LANGUAGE, isSure: false }
}

interface Read {
  /** The text in small letters. */
  text: string
  letters: ReadonlySet<string>
  /** Words in the main script of the text. */
  words: readonly string[]
  scored: readonly WordGroups[]
  /** The same words without their accents. */
  bare: readonly WordGroups[]
}

function readWords(text: string, script: Script): Read {
  const small = text.toLowerCase()
  const words = wordsIn(text, script).map((word) => word.replaceAll('ё', 'е'))
  const bare = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
  const scored = scoreLetterGroups(words)
  const hasAccents = bare.some((word, at) => word !== words[at])
  return { text: small, letters: new Set(small), words, scored, bare: hasAccents ? scoreLetterGroups(bare) : scored }
}

function pointsOfGroups(
  { letterGroups, foreign }: Candidate,
  words: readonly string[],
  scored: readonly WordGroups[],
): number {
  const place = LETTER_GROUPS.indexOf(letterGroups ?? '')
  if (place < 0) return 0
  return scored.reduce((sum, { points }, at) => (foreign?.test(words[at]!) ? sum : sum + points[place]!), 0)
}

function tellingPoints({ language, findTelling, tellingLetters, isRelative, expected }: Candidate, read: Read): number {
  const words = new Set(findTelling(read.text)).size
  const each = language ? TELLING_POINTS : STRANGE_POINTS
  const shared = isRelative ? TELLING_POINTS * lettersFound(expected, read) - RELATIVE_POINTS : 0
  return each * (words + lettersFound(tellingLetters, read)) + shared
}

function missingPoints({ expected }: Candidate, read: Read): number {
  return expected.size > 0 && lettersFound(expected, read) === 0 ? MISSING_POINTS : 0
}

function lettersFound(sought: ReadonlySet<string>, { letters }: Read): number {
  return [...sought].filter((letter) => letters.has(letter)).length
}

/**
 * Share of another script from which on a text is not Chinese: Japanese mixes its syllables in. A few (の) occur in
 * Chinese brand names.
 */
const OTHER_SCRIPT_SHARE = 0.08

/** Guesses the language that mixes in a script of its own, else the one with the most telling letters. */
function guessByLetters(
  text: string,
  { known, script, preferred }: { known: readonly LanguageCode[]; script: Script; preferred: readonly LanguageCode[] },
): Pick<GuessedLanguage, 'language' | 'isSure'> {
  const scripts = [...text].map(scriptOf)
  const count = (sought: Script) => scripts.filter((found) => found === sought).length
  const mixed = known.find((language) => {
    const others = languages[language].scripts.filter((other) => other !== script).map(count)
    return others.some((other) => other > OTHER_SCRIPT_SHARE * (other + count(script)))
  })
  if (mixed) return { language: mixed, isSure: true }
  const candidates = candidatesIn(script)
  const ranked = candidates
    .map(({ language, tellingLetters, findTelling }) => {
      const letters = [...text].filter((letter) => tellingLetters.has(letter)).length
      return { language, points: letters + findTelling(text).length }
    })
    .toSorted((a, b) => b.points - a.points)
  const [best, next] = [ranked[0]!, ranked[1]]
  if (!best.language) return { language: DEFAULT_LANGUAGE, isSure: false }
  return best.points > (next?.points ?? -1) || known.length === 1
    ? { language: best.language, isSure: true }
    : { language: preferred.find((language) => known.includes(language)) ?? best.language, isSure: false }
}
