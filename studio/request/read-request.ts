import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from '#contract/languages.ts'
import { guessLanguage } from '../language/guess-language.ts'
import { languages } from '../language/languages.ts'
import { scriptOf } from '../language/script.ts'
import type { AskedChange } from './asked-change.ts'
import { readClause } from './read-clause.ts'
import { splitClauses } from './split-clauses.ts'
import { tokensOf } from './tokens.ts'

export interface ReadRequest {
  /** Language whose words the request is in. */
  language: LanguageCode
  /** Changes in the order of the request. */
  asked: AskedChange[]
  /** Parts that were not understood, as typed. */
  left: string[]
}

/** Number of letters of a text that are read. No request of one line is longer. */
const LETTERS_READ = 1000

/**
 * Reads a request for changes to a finished ad, in plain words of any language that ads can be in: "price 3.99 and a
 * bigger product". `likely` are languages to be tried first, the likeliest first. Parts without a meaning are returned
 * in `left`; nothing is guessed.
 */
export function readRequest(typed: string, likely: readonly LanguageCode[]): ReadRequest {
  const text = typed.normalize('NFC').slice(0, LETTERS_READ)
  const { language } = guessLanguage(text, likely)
  const written = new Set([...text].map(scriptOf))
  const isWritten = (code: LanguageCode) => languages[code].scripts.some((script) => written.has(script))
  const first = [...new Set([...likely, language, DEFAULT_LANGUAGE])]
  let best: ReadRequest = { language, asked: [], left: [text.trim()] }
  for (const code of new Set([...first, ...LANGUAGES.filter(isWritten)])) {
    const read = readIn(text, code)
    if (read.asked.length === 0) continue
    if (read.left.length === 0) return read
    // Words of one language mean something else in the next, so an unlikely language must be understood completely.
    if (first.includes(code) && worth(read) > worth(best)) best = read
  }
  return best
}

function worth({ asked, left }: ReadRequest): number {
  return 3 * asked.length - left.length
}

function readIn(text: string, language: LanguageCode): ReadRequest {
  const read: ReadRequest = { language, asked: [], left: [] }
  let before: ReturnType<typeof readClause> | undefined
  for (const clause of splitClauses(text, tokensOf(text, language))) {
    before = readClause(clause, before)
    read.asked.push(...before.asked)
    read.left.push(...before.left)
  }
  if (before?.open) read.left.push(before.open)
  return read
}
