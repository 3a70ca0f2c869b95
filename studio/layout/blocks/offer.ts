import type { ComposeContext } from '../compose-context.ts'
import { placeOnBaseline, placeRun, run, type Run } from './block.ts'
import type { Layer } from '../../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'

export interface Offer {
  widthPx: number
  /** Height from the top of the badge's words (or the price's figures) to the baseline of the price. */
  heightPx: number
  /** Places the left ink edge at x, and the price (or the badge's words if there is none) on the baseline. */
  at(x: number, baseline: number): Layer[]
  /** Places the same, centered about a line. */
  about(x: number, centerY: number): Layer[]
}

interface OfferOptions {
  look: Pick<WordsLook, 'price' | 'soft' | 'accent'>
  size: number
  maxWidth: number
  /** Height that the whole keeps within where the old price stands over the new one. */
  maxHeight?: number
  /** The badge's words, which stand over the price where the family has no sticker. */
  badge: { size: number; lines?: number }
}

/**
 * Sets the price, with the old one struck through beside it at half its size, or over it if that sets the price larger,
 * and the words of the offer over both. Returns undefined if there is nothing to show, or no room for all of it (see
 * hasOffer).
 */
export function makeOffer(context: ComposeContext, ordinary: OfferOptions): Offer | undefined {
  const { price, oldPrice, badge } = context.direction.words
  const options = louder(ordinary, context.offerBy)
  const words = badge ? setBadge(context, options, badge) : undefined
  if (badge && !words) return undefined
  const prices = setPrices(context, options, words?.heightPx ?? 0)
  const isPriced = price !== undefined || oldPrice !== undefined
  if (!prices && (isPriced || !words)) return undefined
  return stack({ words, ...prices }, options.size)
}

function louder({ size, badge, ...options }: OfferOptions, by = 1): OfferOptions {
  return { ...options, size: by * size, badge: { ...badge, size: by * badge.size } }
}

/** Returns true if the ad has an offer that `makeOffer` would have to show. */
export function hasOffer({ direction: { words } }: ComposeContext): boolean {
  return [words.price, words.oldPrice, words.badge].some((text) => text !== undefined)
}

function setBadge(context: ComposeContext, options: OfferOptions, text: string): Run | undefined {
  const { type, words } = context.direction
  const { size, lines } = options.badge
  const besidePrice = words.price !== undefined
  const { floorText } = context.canvas
  const max = besidePrice ? size : Math.max(size, options.size * 0.8)
  const setOn = (lines: number, min: number) =>
    run(context, 'badge', text, {
      face: besidePrice ? type.textStrong : type.price,
      color: options.look.accent,
      max,
      min,
      lines,
      width: options.maxWidth,
      leading: 1.1,
    })
  // A second line costs the headline more than the words of the offer gain by it.
  return setOn(1, Math.max(floorText, ONE_LINE_SHARE * max)) ?? setOn(lines ?? 2, floorText)
}

/** Share of their size down to which the words of an offer are set to stay on one line. */
const ONE_LINE_SHARE = 0.8

/** A price, with the old one beside or over it if it has one. */
type Prices = { amount: Run; beside?: Run; over?: Run }

/**
 * Gaps in shares of the price's size: before an old price beside it, over it under an old one, and under the words over
 * both.
 */
const GAP = { beside: 0.34, over: 0.3, words: 0.42 }

/** Sets the prices. An old price stands alone where the price is the headline. */
function setPrices(context: ComposeContext, options: OfferOptions, wordsPx: number): Prices | undefined {
  const { price, oldPrice } = context.direction.words
  const { size, maxWidth, maxHeight = Infinity } = options
  const priceIn = (width: number) => (price ? setPrice(context, options, price, width) : undefined)
  if (!oldPrice || !price) {
    const alone = { ...options, size: ALONE_SHARE * size }
    const amount = oldPrice ? setOld(context, alone, oldPrice, maxWidth) : priceIn(maxWidth)
    return amount && { amount }
  }
  const short = setOld(context, options, oldPrice, maxWidth * 0.5)
  const amount = short && priceIn(maxWidth - short.widthPx - GAP.beside * size)
  const beside = amount && { amount, beside: short }
  if (beside && amount.set.sizePx >= BESIDE_SHARE * size) return beside
  const old = setOld(context, options, oldPrice, maxWidth)
  const large = old && priceIn(maxWidth)
  const heightPx = large ? wordsPx + GAP.words * size + old.heightPx + GAP.over * size + large.heightPx : 0
  const over = large && heightPx <= maxHeight ? { amount: large, over: old } : undefined
  return beside && beside.amount.set.sizePx >= (over?.amount.set.sizePx ?? 0) ? beside : over
}

/** Enlarges an old price that stands alone: it is set at 0.75 of a price's size, beside a new one at half of it. */
const ALONE_SHARE = 1.5

/** A price that gets this share of its size beside the old one stays there. */
const BESIDE_SHARE = 0.8

function setOld(context: ComposeContext, options: OfferOptions, text: string, width: number): Run | undefined {
  return run(context, 'old-price', text, {
    face: context.direction.type.text,
    color: options.look.soft,
    max: Math.max(context.canvas.floorText, options.size * 0.5),
    min: context.canvas.floorText,
    width,
  })
}

/** Sets a price: an amount on one line, a price in words ("Beer and hot dog for $10") on as many as set it largest. */
function setPrice(context: ComposeContext, options: OfferOptions, price: string, width: number): Run | undefined {
  const { size } = options
  const color = options.look.price
  const amount = run(context, 'price', price, {
    color,
    max: size,
    min: Math.min(size, context.canvas.smallText * 1.15),
    tracking: -0.02,
    width,
  })
  if (!isSentence(price)) return amount
  const words = run(context, 'price', price, {
    color,
    max: size * WORDS_SHARE,
    min: context.canvas.floorText,
    width,
    lines: 3,
    leading: 1.08,
  })
  return amount && amount.set.sizePx >= (words?.set.sizePx ?? 0) ? amount : words
}

/** Size of a price in words, as a share of an amount's. */
const WORDS_SHARE = 0.72

function isSentence(price: string): boolean {
  return /\p{L}/u.test(price) && price.trim().split(/\s+/u).length >= 3
}

/**
 * Letters that hang below the line by more than this share of the type's size weigh as much as what stands on it. A
 * comma may hang.
 */
const HANG_SHARE = 0.16

function stack({ words, amount, beside, over }: Partial<Prices> & { words: Run | undefined }, size: number): Offer {
  const gap = words && amount ? GAP.words * size : 0
  const besidePx = beside ? GAP.beside * size + beside.widthPx : 0
  const overPx = over ? GAP.over * size + over.heightPx : 0
  // From the top of the price's ink to its last baseline.
  const rise = amount ? amount.set.lines.at(-1)!.baseline - amount.set.box.y : 0
  const height = (words?.heightPx ?? 0) + gap + overPx + rise
  const at = (x: number, baseline: number): Layer[] => [
    ...(amount ? [placeOnBaseline(amount, x, baseline)] : []),
    ...(over ? [placeRun(over, x, baseline - rise - overPx)] : []),
    ...(amount && beside ? [placeOnBaseline(beside, x + amount.widthPx + GAP.beside * size, baseline)] : []),
    ...(words ? [amount ? placeRun(words, x, baseline - height) : placeOnBaseline(words, x, baseline)] : []),
  ]
  const hang = amount ? amount.heightPx - rise : 0
  const lift = amount && hang > HANG_SHARE * amount.set.sizePx ? hang / 2 : 0
  return {
    widthPx: Math.max((amount?.widthPx ?? 0) + besidePx, over?.widthPx ?? 0, words?.widthPx ?? 0),
    heightPx: height,
    at,
    about: (x, centerY) => at(x, centerY + height / 2 - lift),
  }
}
