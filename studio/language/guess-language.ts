import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#contract/languages.ts'
import { languages } from './languages.ts'
import { GROUPED_LANGUAGES, scoreLetterGroups } from './letter-groups.ts'
import { mainScript, type Script, scriptOf } from './script.ts'

export interface GuessedLanguage {
  /** Where nothing tells, the first language of the person's browser, else the default. */
  language: LanguageCode
  direction: 'ltr' | 'rtl'
  /** False where the words fit another language nearly as well, or none. */
  isSure: boolean
}

/**
 * Guesses the language that the most of a text is written in: by its script, and where languages share one, by its letters or
 * letter groups. `preferred` are the languages of the person's browser, best first; they decide what the words leave open.
 */
export function guessLanguage(text: string, preferred: readonly LanguageCode[] = [DEFAULT_LANGUAGE]): GuessedLanguage {
  const script = mainScript(text)
  const words = text.normalize('NFC')
  if (!script) return { language: preferred[0] ?? DEFAULT_LANGUAGE, direction: 'ltr', isSure: false }
  const candidates = LANGUAGES.filter((language) => languages[language].scripts.includes(script))
  // Fonts set more scripts than we know languages of; all of those run from left to right.
  if (candidates[0] === undefined)
    return { language: preferred[0] ?? DEFAULT_LANGUAGE, direction: 'ltr', isSure: false }
  const { direction } = languages[candidates[0]]
  return candidates.every((language) => GROUPED_LANGUAGES.includes(language))
    ? { ...guessByGroups(words, candidates, preferred), direction }
    : { language: guessByLetters(words, candidates, script), direction, isSure: true }
}

/** Points of a language of the browser before a word is read: about as many as one letter group that fits. */
const PREFERRED_POINTS = 60
/** Less than this ahead of the next is by chance: one group more or less decides it. */
const CLEAR_POINTS = 40
/** What a group is worth on average in a text of its language: about 75; names and other languages stay below this. */
const FITTING_POINTS = 45
/** A language of the browser with this share of the best one's points may as well be the one. */
const PLAUSIBLE_SHARE = 0.75

function guessByGroups(
  text: string,
  candidates: readonly LanguageCode[],
  preferred: readonly LanguageCode[],
): Pick<GuessedLanguage, 'language' | 'isSure'> {
  const { groups, points } = scoreLetterGroups(text)
  const bare = scoreLetterGroups(text.normalize('NFD').replace(/\p{M}/gu, ''))
  const pointsOf = (language: LanguageCode) => {
    const place = GROUPED_LANGUAGES.indexOf(language)
    const own = languages[language].borrowsAccents ? Math.max(points[place]!, bare.points[place]!) : points[place]!
    return own + (preferred.includes(language) ? PREFERRED_POINTS : 0)
  }
  const ranked = candidates
    .map((language) => ({ language, points: pointsOf(language) }))
    .toSorted((a, b) => b.points - a.points)
  const [best, next] = [ranked[0]!, ranked[1]!]
  const isSure = groups > 1 && best.points >= FITTING_POINTS * groups && best.points - next.points >= CLEAR_POINTS
  if (isSure) return { language: best.language, isSure }
  const plausible = ranked.filter((one) => one.points >= PLAUSIBLE_SHARE * best.points)
  const wanted = preferred.find((language) => plausible.some((one) => one.language === language))
  return { language: wanted ?? (best.points > 0 ? best.language : (preferred[0] ?? DEFAULT_LANGUAGE)), isSure }
}

/** Japanese mixes its syllables in; Chinese has none. A few (の) turn up in Chinese brand names. */
const OTHER_SCRIPT_SHARE = 0.08

/** One that mixes in a script that the others have not, else the one that most of the telling letters speak for. */
function guessByLetters(text: string, candidates: readonly LanguageCode[], script: Script): LanguageCode {
  const scripts = [...text].map(scriptOf)
  const count = (sought: Script) => scripts.filter((found) => found === sought).length
  const mixed = candidates.find((language) => {
    const others = languages[language].scripts.filter((other) => other !== script).map(count)
    return others.some((other) => other > OTHER_SCRIPT_SHARE * (other + count(script)))
  })
  const tellingOf = (language: LanguageCode) => {
    const telling = new Set(languages[language].tellingLetters)
    return [...text].filter((letter) => telling.has(letter)).length
  }
  return mixed ?? candidates.toSorted((a, b) => tellingOf(b) - tellingOf(a))[0]!
}
