import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage } from '../language/languages.ts'
import { DENSE_LETTER, SPACELESS_LETTER } from '../language/script.ts'
import { openingWith } from '../language/words.ts'
import { createRandom } from '../basics/random.ts'
import { ordersOnly } from './call-to-action.ts'
import { isWholeClause, leadingClause } from './clauses.ts'
import type { Described } from './described-lines.ts'
import { mayBeShown } from './line-kind.ts'
import { foldedLine, saysName } from './product-name.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { holdsAddress, isAddress } from './web-address.ts'

/** Limits of a description's line that a passer-by reads at once. A tagline leads at any length. */
const HEADLINE_WORDS_MAX = 7
const HEADLINE_LETTERS_MAX = 44
/** A line of a script without spaces holds about one letter for every two of Latin. */
const DENSE_LETTERS_MAX = 18
export const SUPPORT_LETTERS_MAX = 140

export interface Lines {
  taglines: string[]
  headlines: string[]
  supports: string[]
}

/**
 * Finds the lines that can lead and those that can stand under them, best first. Every line is the user's own: a
 * tagline that is neither the name nor a web address, a whole sentence (as a headline without its full stop), or a
 * clause that can stand alone and does not repeat the name. A line of the description leads only if it invites or
 * states something. A notice, a heading or a fragment neither leads nor supports.
 */
export function findLines(
  { name, taglines, described }: { name: string; taglines: readonly string[]; described: Described },
  language: LanguageCode,
  seed: number,
): Lines {
  const typed = unique(taglines.flatMap((line) => visibleText(line) ?? []))
  const leads = inTurn(
    typed.filter((line) => !isAddress(line) && foldedLine(line) !== foldedLine(name)),
    seed,
  )
  const { example, leaning } = lineWords(language)
  // A thing that a list only names is a point, while a promise may lead.
  const listed = new Set(described.items.flatMap(({ text, kind }) => (kind === 'benefit' ? [] : text)))
  const sentences = described.sentences.filter(
    ({ text, kind }) => mayBeShown(kind) && !listed.has(text) && !example.test(text),
  )
  const whole = sentences.map(({ text }) => text)
  const spoken = whole
    .flatMap((sentence) => [sentence, leadingClause(sentence, language) ?? []].flat())
    .filter((line) => !saysName(line, name))
  // Better than no reason to buy.
  const naming = whole.filter((line) => saysName(line, name) && !holdsAddress(line))
  const inviting = spoken.filter((line) => !holdsAddress(line) && !ordersOnly(line, language))
  const leading = [...inviting.filter((line) => !leaning.test(line)), ...inviting.filter((line) => leaning.test(line))]
  return {
    taglines: leads,
    headlines: unique(leading.map(withoutStop)).filter((line) => isHeadline(line) && isWholeClause(line, language)),
    supports: unique([...leads, ...typed, ...spoken, ...naming]).filter(
      (line) => isPhrase(line) && [...line].length <= SUPPORT_LETTERS_MAX,
    ),
  }
}

/** Starts with another tagline for each seed and continues in the user's order. */
function inTurn(lines: readonly string[], seed: number): string[] {
  const first = Math.floor(createRandom(seed, 'taglines').next() * lines.length)
  return [...lines.slice(first), ...lines.slice(0, first)]
}

const lineWords = forEachLanguage(({ sentences, clauses }) => ({
  example: openingWith(sentences.examples),
  leaning: openingWith(clauses.leaning),
}))

function withoutStop(line: string): string {
  return line.replace(/(?<![.\d])[.。।]$/u, '')
}

/** Returns true if a line is short enough to lead. */
export function isHeadline(line: string): boolean {
  const letters = [...line].length
  if (DENSE_LETTER.test(line)) return letters >= 3 && letters <= DENSE_LETTERS_MAX
  return isPhrase(line) && letters <= HEADLINE_LETTERS_MAX && line.split(' ').length <= HEADLINE_WORDS_MAX
}

function isPhrase(line: string): boolean {
  return /\p{L}/u.test(line) && (line.includes(' ') || SPACELESS_LETTER.test(line))
}

function unique(lines: string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = foldedLine(line)
    return seen.has(key) ? false : seen.add(key)
  })
}
