import type { ComposeContext } from '../compose-context.ts'
import { placeOnBaseline, placeRun, run, type Run } from './block.ts'
import type { Layer } from '../../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'

export interface Offer {
  widthPx: number
  /** From the top of the badge's words (or the price's figures) to the baseline of the price. */
  heightPx: number
  /** Left ink edge at x, the price (or the badge's words where there is none) on the baseline. */
  at(x: number, baseline: number): Layer[]
  /** The same, centred about a line. */
  about(x: number, centerY: number): Layer[]
}

interface OfferOptions {
  look: Pick<WordsLook, 'price' | 'soft' | 'accent'>
  size: number
  maxWidth: number
  /** Where the old price stands over the new one, the whole keeps within this. */
  maxHeight?: number
  /** The badge's words stand over the price, where the family has no sticker. */
  badge: { size: number; lines?: number }
}

/**
 * The price, the old one struck through beside it at half its size, or over it where that sets the price larger, and the words
 * of the offer over both. Undefined when there is nothing to say, or no room to say it all (see hasOffer).
 */
export function makeOffer(context: ComposeContext, ordinary: OfferOptions): Offer | undefined {
  const { price, oldPrice, badge } = context.direction.words
  const options = louder(ordinary, context.offerBy)
  const said = badge ? setBadge(context, options, badge) : undefined
  if (badge && !said) return undefined
  const prices = setPrices(context, options, said?.heightPx ?? 0)
  const isPriced = price !== undefined || oldPrice !== undefined
  if (!prices && (isPriced || !said)) return undefined
  return stack({ said, ...prices }, options.size)
}

function louder({ size, badge, ...options }: OfferOptions, by = 1): OfferOptions {
  return { ...options, size: by * size, badge: { ...badge, size: by * badge.size } }
}

/** Whether the ad has an offer that `makeOffer` would have to show. */
export function hasOffer({ direction: { words } }: ComposeContext): boolean {
  return [words.price, words.oldPrice, words.badge].some((said) => said !== undefined)
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

/** Of their size, what the words of an offer are set at to stay on one line. */
const ONE_LINE_SHARE = 0.8

/** A price, and the old one where it stands. */
type Prices = { amount: Run; beside?: Run; over?: Run }

/** Of the price's size: before an old one beside it, over it under an old one, and under the words over both. */
const GAP = { beside: 0.34, over: 0.3, said: 0.42 }

/** An old price stands alone where the price is the headline. */
function setPrices(context: ComposeContext, options: OfferOptions, saidPx: number): Prices | undefined {
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
  const heightPx = large ? saidPx + GAP.said * size + old.heightPx + GAP.over * size + large.heightPx : 0
  const over = large && heightPx <= maxHeight ? { amount: large, over: old } : undefined
  return beside && beside.amount.set.sizePx >= (over?.amount.set.sizePx ?? 0) ? beside : over
}

/** Of a price's size, twice what an old price has beside a new one. */
const ALONE_SHARE = 1.5

/** A price that gets this much of its size beside the old one stays there. */
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

/** An amount stands on one line; a price in words ("Beer and hot dog for $10") on as many as set it largest. */
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

/** Of an amount's size, the size of a price in words. */
const WORDS_SHARE = 0.72

function isSentence(price: string): boolean {
  return /\p{L}/u.test(price) && price.trim().split(/\s+/u).length >= 3
}

/** A comma may hang below the line; letters that hang by more than this share of the type's size weigh as much as what stands on it. */
const HANG_SHARE = 0.16

function stack({ said, amount, beside, over }: Partial<Prices> & { said: Run | undefined }, size: number): Offer {
  const gap = said && amount ? GAP.said * size : 0
  const besidePx = beside ? GAP.beside * size + beside.widthPx : 0
  const overPx = over ? GAP.over * size + over.heightPx : 0
  // From the top of the price's ink to its last baseline.
  const rise = amount ? amount.set.lines.at(-1)!.baseline - amount.set.box.y : 0
  const height = (said?.heightPx ?? 0) + gap + overPx + rise
  const at = (x: number, baseline: number): Layer[] => [
    ...(amount ? [placeOnBaseline(amount, x, baseline)] : []),
    ...(over ? [placeRun(over, x, baseline - rise - overPx)] : []),
    ...(amount && beside ? [placeOnBaseline(beside, x + amount.widthPx + GAP.beside * size, baseline)] : []),
    ...(said ? [amount ? placeRun(said, x, baseline - height) : placeOnBaseline(said, x, baseline)] : []),
  ]
  const hang = amount ? amount.heightPx - rise : 0
  const lift = amount && hang > HANG_SHARE * amount.set.sizePx ? hang / 2 : 0
  return {
    widthPx: Math.max((amount?.widthPx ?? 0) + besidePx, over?.widthPx ?? 0, said?.widthPx ?? 0),
    heightPx: height,
    at,
    about: (x, centerY) => at(x, centerY + height / 2 - lift),
  }
}
