import { SUGGESTED_TAGLINES_MAX } from '#contract/limits.ts'
import { type AdWords, guessAdLanguage } from '../brief/brief.ts'
import { describeLines } from '../brief/described-lines.ts'
import { findLines } from '../brief/headlines.ts'
import { foldedLine } from '../brief/product-name.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { linesOfBenefits } from './lines-of-benefits.ts'
import { acceptHeadline } from '../words/guard/accept-line.ts'

/**
 * Suggests lines that could lead an ad with these words and are no tagline of it yet, best first: the proposed ones
 * that pass the guard, then the user's own clauses, word for word. If there are none of these, suggests the benefits of
 * the description at any length.
 */
export function suggestTaglines(words: AdWords, proposed: readonly string[] = []): string[] {
  const { language } = guessAdLanguage(words)
  const name = visibleText(words.productName) ?? words.productName
  const described = describeLines(words.productDescription, language)
  const own = findLines({ name, taglines: [], described }, language, 0)
  const accepted = proposed.flatMap((line) => acceptHeadline(line, { ad: words, language, ...own })?.text ?? [])
  const known = new Set([...words.taglines, name].map(foldedLine))
  const chosen = [...accepted, ...own.headlines]
  const offered = chosen.length > 0 ? chosen : linesOfBenefits(described.sentences, language)
  const lines = new Map(offered.map((line) => [foldedLine(line), line]))
  return [...lines]
    .filter(([folded]) => !known.has(folded))
    .map(([, line]) => line)
    .slice(0, SUGGESTED_TAGLINES_MAX)
}
