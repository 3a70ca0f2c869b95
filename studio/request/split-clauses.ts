import type { WordPart } from '#contract/word-parts.ts'
import type { RequestPart } from '../language/request-words.ts'
import type { Token } from './tokens.ts'

/** One clause of a request: words, or a text of the ad with its new wording. */
export interface Clause {
  /** Clause as typed. */
  text: string
  tokens: readonly Token[]
  /** New text of a part, to the letter. */
  says?: { part: WordPart; text: string }
}

/** Parts of an ad that have a text; an amount is read separately. */
export const TEXT_PARTS = [
  ...(['headline', 'name', 'support', 'badge', 'callToAction', 'webAddress', 'legalLine'] as const),
] satisfies RequestPart[]

/** Splits "headline: Bread, butter and jam; bigger product" into new texts and other clauses. */
export function splitClauses(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let open: Token[] = []
  const close = () => {
    const [first, last] = [open[0], open.at(-1)]
    if (first && last) clauses.push({ text: text.slice(first.from, last.to), tokens: open })
    open = []
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const change = textChangeAt(text, tokens, at)
    if (change) {
      close()
      clauses.push({
        text: text.slice(token.from, change.end),
        tokens: [],
        says: { part: change.part, text: change.text },
      })
      at = change.last
    } else if (token.kind === 'and' || token.kind === 'stop') close()
    else open.push(token)
  }
  close()
  return clauses
}

interface TextChange {
  part: WordPart
  text: string
  /** End of the change in the text, and its last token. */
  end: number
  last: number
}

/** Reads the new text of the part that stands here: "Headline: Summer sale", "the headline to Summer sale". */
function textChangeAt(text: string, tokens: readonly Token[], at: number): TextChange | undefined {
  const part = textPartOf(tokens[at])
  if (!part) return undefined
  const joint = at + 1 + tokens.slice(at + 1).findIndex(({ kind }) => kind !== 'fill')
  const kind = tokens[joint]?.kind
  // "Badge 20% off" needs no word between.
  const isBare = part === 'badge' && kind === 'number'
  if (joint === at || (kind !== 'colon' && kind !== 'becomes' && !isBare)) return undefined
  const begin = isBare ? joint : joint + 1
  const end = endOf(tokens, begin)
  const value = tokens.slice(begin, end)
  const last = value.at(-1)
  if (!last) return undefined
  // "The headline to the left" asks for a place: words with a meaning of their own alone are no text.
  const isText = kind === 'colon' || value.some((token) => ['unknown', 'quote', 'number'].includes(token.kind))
  if (!isText) return undefined
  const quote = value.find((token) => token.kind === 'quote')
  const typed =
    quote?.text ?? text.slice(isBare ? value[0]!.from : tokens[joint]!.to, endOfLetters(text, last.to)).trim()
  return typed === '' ? undefined : { part, text: typed, end: last.to, last: end - 1 }
}

/**
 * Returns the end of a text: the end of the request, or the place where something else is asked for: "…; bigger
 * product", "…, price 3.99".
 */
function endOf(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const { kind } = tokens[at]!
    if (kind === 'stop' && at > from && at < tokens.length - 1) return at
    if (kind === 'and' && asksAt(tokens, at + 1)) return at
  }
  return tokens.length
}

/** Returns true if a part with its new value stands here. */
function asksAt(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from).filter(({ kind }) => kind !== 'fill')
  const [part, joint] = rest
  return part?.kind === 'part' && joint !== undefined && ['colon', 'becomes', 'number', 'quote'].includes(joint.kind)
}

/** Returns the end of a text with the mark that ends it, because a text is kept as it was typed. */
function endOfLetters(text: string, to: number): number {
  return /^[.!?…。！？]+\s*$/u.test(text.slice(to)) ? text.length : to
}

function textPartOf(token: Token | undefined): (typeof TEXT_PARTS)[number] | undefined {
  return token?.kind === 'part' ? TEXT_PARTS.find((part) => part === token.part) : undefined
}
