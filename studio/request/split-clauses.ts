import type { WordPart } from '#contract/word-parts.ts'
import type { RequestPart } from '../language/request-words.ts'
import type { Token } from './tokens.ts'

/** What is asked for in one go: words, or a text of the ad with what it is to say. */
export interface Clause {
  /** As typed. */
  text: string
  tokens: readonly Token[]
  /** To the letter. */
  says?: { part: WordPart; text: string }
}

/** Parts of an ad that say something of their own; an amount is read by itself. */
export const TEXT_PARTS = [
  ...(['headline', 'name', 'support', 'badge', 'callToAction', 'webAddress', 'legalLine'] as const),
] satisfies RequestPart[]

/** Parts "headline: Bread, butter and jam; bigger product" into what is said and what is asked. */
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
    const said = saidAt(text, tokens, at)
    if (said) {
      close()
      clauses.push({ text: text.slice(token.from, said.end), tokens: [], says: { part: said.part, text: said.text } })
      at = said.last
    } else if (token.kind === 'and' || token.kind === 'stop') close()
    else open.push(token)
  }
  close()
  return clauses
}

interface Said {
  part: WordPart
  text: string
  /** Where it ends in the text, and its last token. */
  end: number
  last: number
}

/** "Headline: Summer sale", "the headline to Summer sale": what the part that stands here is to say. */
function saidAt(text: string, tokens: readonly Token[], at: number): Said | undefined {
  const part = textPartOf(tokens[at])
  if (!part) return undefined
  const joint = at + 1 + tokens.slice(at + 1).findIndex(({ kind }) => kind !== 'fill')
  const kind = tokens[joint]?.kind
  // "Badge 20% off" needs nothing between.
  const isBare = part === 'badge' && kind === 'number'
  if (joint === at || (kind !== 'colon' && kind !== 'becomes' && !isBare)) return undefined
  const begin = isBare ? joint : joint + 1
  const end = endOf(tokens, begin)
  const value = tokens.slice(begin, end)
  const last = value.at(-1)
  if (!last) return undefined
  // "The headline to the left" asks for a place: what says nothing but that is no text.
  const isText = kind === 'colon' || value.some((token) => ['unknown', 'quote', 'number'].includes(token.kind))
  if (!isText) return undefined
  const quote = value.find((token) => token.kind === 'quote')
  const typed =
    quote?.text ?? text.slice(isBare ? value[0]!.from : tokens[joint]!.to, endOfLetters(text, last.to)).trim()
  return typed === '' ? undefined : { part, text: typed, end: last.to, last: end - 1 }
}

/** A text goes to the end, or to where something else is asked for: "…; bigger product", "…, price 3.99". */
function endOf(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const { kind } = tokens[at]!
    if (kind === 'stop' && at > from && at < tokens.length - 1) return at
    if (kind === 'and' && asksAt(tokens, at + 1)) return at
  }
  return tokens.length
}

/** A part with what it is to be. */
function asksAt(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from).filter(({ kind }) => kind !== 'fill')
  const [part, joint] = rest
  return part?.kind === 'part' && joint !== undefined && ['colon', 'becomes', 'number', 'quote'].includes(joint.kind)
}

/** With the mark that ends it: a text stands as it was typed. */
function endOfLetters(text: string, to: number): number {
  return /^[.!?…。！？]+\s*$/u.test(text.slice(to)) ? text.length : to
}

function textPartOf(token: Token | undefined): (typeof TEXT_PARTS)[number] | undefined {
  return token?.kind === 'part' ? TEXT_PARTS.find((part) => part === token.part) : undefined
}
