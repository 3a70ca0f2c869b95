import { isHeadline, SUPPORT_LETTERS_MAX } from '../../brief/headlines.ts'
import type { AdWords, Brief } from '../../brief/brief.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { mainScript } from '../../language/script.ts'
import { breaksForm } from './breaks-form.ts'
import { findClaim } from './find-claim.ts'
import { ownWords } from './own-words.ts'

/** Texts that a line is compared with: the user's words, and the lines found in them. */
type Known = Pick<Brief, 'language' | 'taglines' | 'headlines' | 'supports'> & { ad: AdWords }

/** Line that may be shown, and a mark if it is the user's own. */
export interface AcceptedLine {
  text: string
  own: boolean
}

/** Returns a model's headline as it may stand in the ad, or undefined if there is any objection to it. */
export function acceptHeadline(line: string, brief: Known): AcceptedLine | undefined {
  const accepted = acceptLine(line.replace(/(?<![.\d])[.。।]$/u, ''), brief)
  return accepted && (brief.taglines.includes(accepted.text) || isHeadline(accepted.text)) ? accepted : undefined
}

export function acceptSupport(line: string, brief: Known): AcceptedLine | undefined {
  const accepted = acceptLine(line, brief)
  return accepted && [...accepted.text].length <= SUPPORT_LETTERS_MAX ? accepted : undefined
}

function acceptLine(line: string, brief: Known): AcceptedLine | undefined {
  const text = visibleText(line)
  if (!text) return undefined
  const own = [...brief.taglines, ...brief.headlines, ...brief.supports].find((known) => folded(known) === folded(text))
  if (own) return { text: own, own: true }
  if (text.length > SUPPORT_LETTERS_MAX || breaksForm(text) || isOtherScript(text, brief)) return undefined
  return findClaim(text, ownWords(brief.ad), brief.language) ? undefined : { text, own: false }
}

function isOtherScript(text: string, { ad }: Known): boolean {
  const own = mainScript([...ad.taglines, ad.productDescription, ad.productName].join('\n'))
  const script = mainScript(text)
  const japanese = new Set(['han', 'kana'])
  return script !== own && !(japanese.has(script ?? '') && japanese.has(own ?? ''))
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}
