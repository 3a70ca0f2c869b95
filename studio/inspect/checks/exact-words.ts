import type { Layout, TextLayer } from '../../layers/layout.ts'
import { lineEndIn, settable, skipSpaces } from '../../type/lines/break-points.ts'
import { inCapitals } from '../../type/capitals.ts'
import { graphemes } from '../../basics/graphemes.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'

/** Each run shows words of the direction, and its lines are these words: nothing is cut, added or changed. */
export const exactWords: Check = ({ layout }) =>
  layout.layers.flatMap((layer) => {
    if (layer.kind !== 'text') return []
    if (!wordsOf(layer.part, layout).includes(layer.text)) {
      return [error('words', `The ad says ${quote(layer.text)}, which are not its words.`)]
    }
    return linesHold(layer) ? [] : [error('words', `The words ${quote(layer.text)} are not shown whole.`)]
  })

/** Lists the texts that a run of this role may show. */
function wordsOf(role: TextLayer['part'], { direction }: Layout): readonly (string | undefined)[] {
  const { words, type, language } = direction
  const allowed: Record<TextLayer['part'], readonly (string | undefined)[]> = {
    headline: [words.headline, ...(type.uppercase ? [inCapitals(words.headline, language)] : [])],
    name: [words.name],
    support: [words.support],
    proof: words.proof,
    price: [words.price],
    'old-price': [words.oldPrice],
    // If there is no offer, a badge shows the price.
    badge: [words.badge, words.price],
    'call-to-action': [words.callToAction],
    'brand-name': [words.brandName],
    'web-address': [words.webAddress],
    'legal-line': [words.legalLine],
  }
  return allowed[role]
}

/**
 * Returns true if the lines one after the other are the text, with only spaces left out and hyphens added, and no
 * letter is divided.
 */
function linesHold({ lines, text, language }: TextLayer): boolean {
  const whole = settable(text, language)
  let end = 0
  const letterEnds = new Set([0, ...graphemes(whole).map((letter) => (end += letter.length))])
  let at = 0
  for (const line of lines) {
    at = skipSpaces(whole, at)
    const lineEnd = line.text === '' || !letterEnds.has(at) ? undefined : lineEndIn(whole, at, line.text)
    if (lineEnd === undefined) return false
    at = lineEnd
  }
  return skipSpaces(whole, at) === whole.length
}
