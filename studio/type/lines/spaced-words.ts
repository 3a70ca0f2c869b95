import { matchesOf } from '../../basics/matches.ts'

/** Spaces at which a line may end; no-break spaces are letters of their word. */
const SPACE = ' \\u2000-\\u2006\\u2008-\\u200b\\u205f\\u3000'
const WORD = new RegExp(`[^${SPACE}]+`, 'gu')
export const SPACES_AT_END = new RegExp(`[${SPACE}]+$`, 'u')

/** A word of a text, from one space to the next. */
export interface SpacedWord {
  text: string
  /** The word without surrounding quotation marks, brackets and pauses; a full stop stays. */
  core: string
  /** The core in small letters of the language, without a stop at its end. */
  plain: string
  /** Index at which the spaces after the word end. */
  end: number
  /** The word is preceded by another, and no mark of its own stands before it; no mark of its own stands after it. */
  opens: boolean
  closes: boolean
}

const OPENING = /^[\p{Ps}\p{Pi}"'¿¡„‚‘“”«»‹›]+/u
const CLOSING = /[\p{Pe}\p{Pf}"'“”»«›,;:!?…，。、！？：；،؛؟।॥]+$/u

export function spacedWords(text: string, language: string): SpacedWord[] {
  const found = matchesOf(text, WORD)
  return found.map(({ 0: word, index }, at) => {
    const opened = word.replace(OPENING, '')
    const core = opened.replace(CLOSING, '')
    return {
      text: word,
      core,
      plain: core.replace(/\.$/u, '').toLocaleLowerCase(language),
      end: found[at + 1]?.index ?? text.length,
      opens: at > 0 && opened === word && index > 0,
      closes: core === opened,
    }
  })
}
