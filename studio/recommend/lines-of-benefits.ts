import type { LanguageCode } from '#contract/languages.ts'
import { TAGLINE_MAX } from '#contract/limits.ts'
import type { DescribedLine } from '../brief/described-lines.ts'
import { forEachLanguage } from '../language/languages.ts'
import { oneOf } from '../language/words.ts'
import { isShortEnoughToLead } from '../words/angle-lead.ts'

/**
 * Returns lines that could lead, of a description without a line that the studio would choose by itself: its benefits
 * as they were typed, those that lead at any size first. If no tagline can hold any of them whole, returns their first
 * parts.
 */
export function linesOfBenefits(lines: readonly DescribedLine[], language: LanguageCode): string[] {
  const benefits = lines.filter(({ kind }) => kind === 'benefit').map(({ text }) => text.replace(STOP, ''))
  const held = benefits.filter((line) => line.length <= TAGLINE_MAX)
  if (held.length === 0) return benefits.flatMap((line) => firstPart(line, language))
  return [...held.filter(isShortEnoughToLead), ...held.filter((line) => !isShortEnoughToLead(line))]
}

const STOP = /(?<![.\d])[.。।]$/u

/** Returns as many clauses as a tagline can hold: up to a mark, else up to a word that adds something. */
function firstPart(line: string, language: LanguageCode): string[] {
  const end = lastPlace(line, MARK) ?? lastPlace(line, joints(language))
  return end === undefined ? [] : [line.slice(0, end)]
}

function lastPlace(line: string, pattern: RegExp): number | undefined {
  return [...line.matchAll(pattern)].findLast(({ index }) => index > 0 && index <= TAGLINE_MAX)?.index
}

/** Matches the end of a clause. */
const MARK = /[,;:]\s|[،、，；：]|\s[–—-]\s/gu

const joints = forEachLanguage(({ clauses }) => new RegExp(`\\s(?=${oneOf(clauses.adding, clauses.waiting)})`, 'giu'))
