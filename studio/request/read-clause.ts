import type { DialPart, ProductPlace } from '#contract/ads/dials.ts'
import type { ColorRole, WordPart } from '#contract/word-parts.ts'
import type { RequestAct, RequestPart } from '../language/request-words.ts'
import type { AskedChange } from './asked-change.ts'
import { type Clause, TEXT_PARTS } from './split-clauses.ts'
import type { Token } from './tokens.ts'

export interface ReadClause {
  asked: AskedChange[]
  /** Parts that were not understood, as typed. */
  left: string[]
  /**
   * Parts, acts and colors that the next clause may leave out: "bigger product and price", "the headline larger and
   * blue".
   */
  mentioned: Pick<Seen, 'parts' | 'acts' | 'colors'>
  /**
   * Text of a clause that only names parts, for which the next clause names the act: "product and price bigger". As
   * typed.
   */
  open?: string
}

/** Number of unknown words that may stand beside each known one. */
const UNKNOWN_MAX = 2

/** Reads the changes that one clause asks for; `before` is the clause before it, whose part or act it may share. */
export function readClause({ text, tokens, says }: Clause, before?: ReadClause): ReadClause {
  if (says) {
    const one: AskedChange = { kind: 'words', part: says.part, text: says.text }
    return { asked: [one], left: [], mentioned: { parts: [says.part], acts: [], colors: [] } }
  }
  const seen = seenIn(tokens)
  const unknown = tokens.filter(({ kind }) => kind === 'unknown')
  if (isIdle(seen))
    return { asked: [], left: unknown.length > 0 ? [text] : [], mentioned: before?.mentioned ?? NOTHING_MENTIONED }
  const whole = withMentionedBefore(seen, before?.mentioned, before?.open !== undefined)
  if (isBare(seen) && whole.acts.length === 0 && whole.colors.length === 0) {
    return { asked: [], left: [], mentioned: whole, open: [...(before?.open ? [before.open] : []), text].join(', ') }
  }
  const asked = seen.isNegated ? negated(seen) : RULES.flatMap((rule) => rule(whole))
  const known = tokens.filter(({ kind }) => kind !== 'unknown' && kind !== 'fill').length
  const isUnclear = asked.length === 0 || runsOf(unknown).length > UNKNOWN_MAX * known
  return isUnclear
    ? { asked: [], left: [text], mentioned: whole }
    : {
        asked,
        left: runsOf(unknown).map(([from, to]) => text.slice(from - tokens[0]!.from, to - tokens[0]!.from)),
        mentioned: whole,
      }
}

type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>

interface Seen {
  parts: RequestPart[]
  acts: RequestAct[]
  colors: Pick<Of<'color'>, 'color' | 'shade'>[]
  ordinals: number[]
  numbers: Of<'number'>[]
  quotes: string[]
  /** Parts and numbers in the order of the text. */
  order: readonly Token[]
  /** The clause names a part itself. */
  namesPart: boolean
  isNegated: boolean
}

const NOTHING_MENTIONED = { parts: [], acts: [], colors: [] }

function seenIn(tokens: readonly Token[]): Seen {
  const of = <Kind extends Token['kind']>(kind: Kind) =>
    tokens.filter((token): token is Of<Kind> => token.kind === kind)
  const [shade] = of('shade')
  const parts = of('part').map(({ part }) => part)
  return {
    parts,
    acts: of('act').map(({ act }) => act),
    colors: of('color').map(({ color, shade: own }) => ({
      color,
      ...((own ?? shade) && { shade: own ?? shade!.shade }),
    })),
    ordinals: of('ordinal').map(({ place }) => place),
    numbers: of('number'),
    quotes: of('quote').map(({ text }) => text),
    order: tokens,
    namesPart: parts.length > 0,
    isNegated: of('not').length > 0,
  }
}

/** Returns true if the clause asks for nothing. */
function isIdle({ parts, acts, colors, ordinals, numbers, quotes, isNegated }: Seen): boolean {
  return !isNegated && [parts, acts, colors, ordinals, numbers, quotes].every((one) => one.length === 0)
}

/** Returns true if the clause only names parts. */
function isBare({ parts, acts, colors, ordinals, numbers, quotes, isNegated }: Seen): boolean {
  return parts.length > 0 && !isNegated && [acts, colors, ordinals, numbers, quotes].every((one) => one.length === 0)
}

function withMentionedBefore(seen: Seen, before: ReadClause['mentioned'] = NOTHING_MENTIONED, isOpen = false): Seen {
  const { parts } = seen
  const asksNothing = isBare(seen)
  return {
    ...seen,
    parts: isOpen ? [...before.parts, ...parts] : parts.length > 0 ? parts : [...before.parts],
    ...(asksNothing && { acts: [...before.acts], colors: [...before.colors] }),
  }
}

/** Reads a negation. "Do not cut it out" asks for something; any other negation leaves open what is wanted instead. */
function negated({ acts }: Seen): AskedChange[] {
  return acts.includes('cutOut') ? [{ kind: 'cutOut', cutOut: 'never' }] : []
}

const RULES: readonly ((seen: Seen) => AskedChange[])[] = [
  askPhoto,
  askAmounts,
  askTexts,
  askWithout,
  askCutOut,
  askSizes,
  askPlace,
  askColors,
]

/** Reads "the second photo", "photo 2". */
function askPhoto({ parts, ordinals, numbers }: Seen): AskedChange[] {
  if (!parts.includes('photo')) return []
  const number = numbers.find(({ text }) => /^\p{Nd}{1,2}$/u.test(text))
  const place = ordinals[0] ?? (number && Number(number.text))
  return place === undefined || !Number.isInteger(place) ? [] : [{ kind: 'photo', place }]
}

const AMOUNT_PARTS = ['price', 'oldPrice'] as const

/** Reads "price 3.99, old price 4.99", "3.99 €": each amount belongs to the part before it. */
function askAmounts({ parts, order, namesPart, numbers }: Seen): AskedChange[] {
  const amounts = numbers.filter(({ isPercent }) => !isPercent)
  const named = AMOUNT_PARTS.find((part) => parts.includes(part))
  if (!named) {
    const [amount] = amounts
    const isPrice = amount && !namesPart && (amount.hasCurrency || /[.,٫]\p{Nd}/u.test(amount.text))
    return isPrice ? amounts.map(({ text }) => amountOf('price', text)) : []
  }
  let part: (typeof AMOUNT_PARTS)[number] = named
  const asked: (AskedChange & { kind: 'words' })[] = []
  for (const [at, token] of order.entries()) {
    if (token.kind === 'part') part = AMOUNT_PARTS.find((one) => one === token.part) ?? part
    if (token.kind !== 'number' || token.isPercent) continue
    // In "from 4.99 to 3.99", the first amount is the present one.
    const was = order[at - 1]?.kind === 'becomes' ? asked.findIndex((one) => one.part === part) : -1
    asked.splice(was < 0 ? asked.length : was, was < 0 ? 0 : 1, amountOf(part, token.text))
  }
  return asked
}

function amountOf(part: WordPart, text: string): AskedChange & { kind: 'words' } {
  return { kind: 'words', part, text, isAmount: true }
}

/** Reads "the headline “Summer sale”", "badge -20%". */
function askTexts({ parts, quotes, numbers, namesPart }: Seen): AskedChange[] {
  const [part] = parts.filter((one): one is (typeof TEXT_PARTS)[number] =>
    (TEXT_PARTS as readonly string[]).includes(one),
  )
  const [quote] = quotes
  if (part && quote) return [{ kind: 'words', part, text: quote }]
  const percent = numbers.find(({ isPercent }) => isPercent)
  const isBadge = percent && (part === 'badge' || !namesPart)
  return isBadge ? [{ kind: 'words', part: 'badge', text: percent.text }] : []
}

/** Reads "without the badge", "no logo", "remove the background". */
function askWithout({ parts, acts }: Seen): AskedChange[] {
  if (!acts.includes('without')) return []
  return parts.flatMap((part): AskedChange[] => {
    if (part === 'background') return [{ kind: 'cutOut', cutOut: 'always' }]
    if (part === 'logo') return [{ kind: 'noLogo' }]
    const text = [...TEXT_PARTS, ...AMOUNT_PARTS].find((one) => one === part)
    return text ? [{ kind: 'words', part: text, text: null }] : []
  })
}

function askCutOut({ parts, acts, colors }: Seen): AskedChange[] {
  if (acts.includes('cutOut')) return [{ kind: 'cutOut', cutOut: 'always' }]
  const keeps = acts.length === 1 && acts.includes('keep') && colors.length === 0 && parts.includes('background')
  return keeps ? [{ kind: 'cutOut', cutOut: 'never' }] : []
}

const SIZED: Partial<Record<RequestPart, DialPart>> = {
  product: 'product',
  photo: 'product',
  headline: 'headline',
  text: 'headline',
  price: 'price',
  oldPrice: 'price',
  badge: 'price',
  logo: 'logo',
}

/** Reads changes of size. Without a part, the product is meant. */
function askSizes({ parts, acts }: Seen): AskedChange[] {
  const sized = parts.length === 0 ? (['product'] as const) : parts.flatMap((part) => SIZED[part] ?? [])
  return (['larger', 'smaller'] as const).flatMap((act) =>
    acts.includes(act)
      ? [...new Set(sized)].map((part): AskedChange => ({ kind: 'size', part, by: act === 'larger' ? 1 : -1 }))
      : [],
  )
}

function askPlace({ parts, acts }: Seen): AskedChange[] {
  const isOfProduct = parts.every((part) => part === 'product' || part === 'photo')
  const places = acts.filter((act): act is ProductPlace => ['left', 'right', 'nearer'].includes(act))
  return isOfProduct ? places.map((place) => ({ kind: 'place', place })) : []
}

const ROLES: Partial<Record<RequestPart, ColorRole>> = {
  background: 'ground',
  text: 'ink',
  headline: 'ink',
  name: 'ink',
  support: 'ink',
  callToAction: 'accent',
  badge: 'offer',
}

/** Reads changes of color. Without a part, the background is meant. A product's color cannot be changed. */
function askColors({ parts, acts, colors, namesPart }: Seen): AskedChange[] {
  const named = [...new Set(parts.flatMap((part) => ROLES[part] ?? []))]
  const roles: ColorRole[] = named.length > 0 ? named : namesPart ? [] : ['ground']
  const [color] = colors
  if (color) return roles.map((role) => ({ kind: 'color', role, ...color }))
  return (['darker', 'lighter'] as const).flatMap((act) =>
    acts.includes(act)
      ? roles.map((role): AskedChange => ({ kind: 'shade', role, towards: act === 'darker' ? 'dark' : 'light' }))
      : [],
  )
}

/** Joins words that stand together. */
function runsOf(tokens: readonly Token[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const { from, to } of tokens) {
    const last = runs.at(-1)
    if (last && from - last[1] <= 1) last[1] = to
    else runs.push([from, to])
  }
  return runs
}
