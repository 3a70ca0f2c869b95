import { right } from '../../basics/boxes.ts'
import { type Box, messageBox, rounded } from '../../layers/box.ts'
import { lowDisplayScale } from '../blocks/lead-message.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { firstFound } from './first-found.ts'
import { finish, type PlacedPicture, type SizeIdea } from './arranged.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { atMiddle, placeRun, run } from '../blocks/block.ts'
import { hasOffer, makeOffer, type Offer } from '../blocks/offer.ts'

export interface Banner {
  /** Colors of the words at the start, and of the offer and the action unless `closing` gives others. */
  look: WordsLook
  closing?: WordsLook | undefined
  tune?: Partial<BannerTune> | undefined
  /** Places the picture in its room, or at its end. Returns undefined if there is no room for it. */
  picture: (room: Box, untilPx: number) => PlacedPicture | undefined
  /** Gives no arrangement instead of words that reach beyond where the end begins. */
  keepsClear?: boolean
}

/** Values that may differ from banner to banner. Sizes and lengths are in units of the banner (see bannerUnit). */
export type BannerTune = typeof COMMON

const COMMON = {
  order: 'picture between' as 'picture between' | 'picture first' | 'picture last',
  /** Largest type of the headline (which follows its style too) and of the price. */
  headline: 42,
  price: 29,
  /** Gaps after the words, and after the picture (before it, if it comes last). */
  air: 14,
  gap: 20,
  /** Earliest start of the picture's room, as a share of the width, and what stays free above and below it. */
  from: 0.4,
  top: 3,
  foot: 3,
}

/** Largest type of the other parts, and the height of a filled action, in units. */
const TYPE = { small: 14, badge: 15, action: 14, button: 38 }
/** Factor for the largest type of a price with nothing beside it. */
const PRICE_ALONE = 1.25
/** Distance from the canvas's ends to what stands next to them, in units. */
const MARGIN = 20
/** Smallest width of a picture, in units of the banner: a smaller one is lost in it. */
const MIN_PICTURE = 60

/**
 * Arranges a banner: words at the start (the headline over one small line), a picture, offer and action, all about the
 * banner's middle.
 */
export function arrangeBanner(context: ComposeContext, banner: Banner): Layer[] | undefined {
  const { price, oldPrice, badge } = context.direction.words
  if (!price || oldPrice || badge) return arrange(context, banner)
  return arrange(context, banner, PRICE_ALONE) ?? arrange(context, banner, 1)
}

/**
 * Arranges a banner whose price, with nothing beside it, has `alone` times its size. If that is larger, returns
 * undefined if the words have no room beside it.
 */
function arrange(context: ComposeContext, banner: Banner, alone?: number): Layer[] | undefined {
  const tune = { ...COMMON, ...banner.tune }
  const closing = banner.closing ?? banner.look
  const keepsClear = banner.keepsClear || (alone !== undefined && alone > 1)
  return arrangeParts(context, { ...banner, keepsClear }, (untilPx) => {
    const offer = bannerOffer(context, { look: closing, price: tune.price, alone })
    return bannerEnd(context, closing, offer, untilPx)
  })
}

/** Share of the gap between words and the closing parts that a word which cannot be divided leaves of it. */
const MIN_GAP = 0.4

/** The parts that close a banner, and where they begin. */
type BannerEnd = { x: number; layers: Layer[] }

interface PartsOptions extends Banner {
  /** Smallest headline, in units; by default the smallest that can be read. */
  minHeadline?: number
}

function arrangeParts(
  context: ComposeContext,
  { look, picture: place, minHeadline = 0, keepsClear, ...banner }: PartsOptions,
  endAt: (untilPx: number) => BannerEnd | undefined,
): Layer[] | undefined {
  const { widthPx, heightPx } = context.canvas
  const tune = { ...COMMON, ...banner.tune }
  const unit = bannerUnit(context.canvas)
  const [margin, gap, air] = [MARGIN * unit, tune.gap * unit, tune.air * unit]
  const pictureIn = (x: number, untilPx: number) => {
    const width = Math.max(MIN_PICTURE * unit, untilPx - x)
    const height = heightPx - (tune.top + tune.foot) * unit
    return place({ x, y: tune.top * unit, width, height }, untilPx)
  }
  // The last part takes what it needs, and the part before it what is left.
  const from = tune.from * widthPx
  const [isFirst, isLast] = [tune.order === 'picture first', tune.order === 'picture last']
  const last = isLast ? pictureIn(from, widthPx) : undefined
  if (isLast && !last) return undefined
  const end = endAt(last ? last.box.x - gap : widthPx - margin)
  const picture = end && (last ?? (isFirst ? pictureIn(0, 0) : pictureIn(from, end.x - gap)))
  if (!picture) return undefined
  const x = isFirst ? right(picture.box) + air : margin
  const wordsUntil = isFirst ? end.x - gap : (last ? end.x : picture.box.x) - air
  const headline = { max: tune.headline, min: minHeadline }
  const message = bannerWords(context, { x, width: wordsUntil - x, headline, look })
  const isOver =
    keepsClear && message?.some((layer) => messageBox(layer).some((box) => right(box) > end.x - MIN_GAP * gap))
  return message && !isOver ? finish(picture, { message, close: end.layers, base: FLOOR * heightPx }) : undefined
}

/**
 * Makes a banner of an idea. `widths` are those of a photo, in units: the largest that holds is taken, down to the
 * photo's own width at the banner's height.
 */
export function bannerOf(
  { look, closing, place }: SizeIdea,
  { tune, widths }: { tune?: Partial<BannerTune> | undefined; widths?: readonly [min: number, max: number] } = {},
) {
  return (context: ComposeContext): Layer[] | undefined => {
    const tried = widths ? photoWidths(context, widths) : [undefined]
    return firstFound(tried, (width) => {
      const picture = (room: Box, untilPx: number) => {
        const x = tune?.order === 'picture first' ? 0 : untilPx - (width ?? 0)
        return place(context, width ? rounded({ ...room, x, width }) : room, ALIGN_X, true)
      }
      const keepsClear = width !== tried.at(-1)
      return arrangeBanner(context, { look: look(context), closing: closing?.(context), tune, keepsClear, picture })
    })
  }
}

/**
 * Shares of the canvas's width for the room of a product that is seen from near, the largest first; and the smallest
 * headlines beside it, in units.
 */
const NEAR = { shares: [0.36, 0.31, 0.26, 0.21], headlines: [27, 20, 0] }
/** The room of a product to which words leave no more. */
const FURTHER = { share: 0.13, min: 0 }

/**
 * Makes a banner whose product is so near that it leaves the banner at head and foot. It takes as much of the canvas as
 * leaves the headline its size.
 */
export function closeUpBanner(idea: SizeIdea, tune?: Partial<BannerTune>) {
  return (context: ComposeContext): Layer[] | undefined => {
    const { widthPx } = context.canvas
    const [look, closing] = [idea.look(context), idea.closing?.(context)]
    const ends = closeUpEnds(context, closing ?? look, tune)
    const near = NEAR.headlines.flatMap((min) => NEAR.shares.map((share) => ({ min, share })))
    const ways = [...near, FURTHER].flatMap(({ min, share }) =>
      ends.map((end) => ({ min, end, width: Math.round(share * widthPx) })),
    )
    return firstFound(ways, ({ min, end, width }) => {
      const picture = (room: Box, untilPx: number) =>
        idea.place(context, { ...room, x: untilPx - width, width }, 1, true)
      return arrangeParts(context, { look, closing, tune, picture, minHeadline: min }, end)
    })
  }
}

/**
 * Returns the ways to close a banner: offer and action beside each other, with a price that stands alone enlarged, or
 * one over the other, which leaves most of the length.
 */
function closeUpEnds(context: ComposeContext, look: WordsLook, tune: Partial<BannerTune> = {}) {
  const { price = COMMON.price } = tune
  const { price: priceText, oldPrice, badge } = context.direction.words
  const isAlone = priceText !== undefined && !oldPrice && !badge
  const row = (alone?: number) => (untilPx: number) =>
    bannerEnd(context, look, bannerOffer(context, { look, price, alone }), untilPx)
  const stacked = (untilPx: number) => stackedEnd(context, look, untilPx)
  return [...(isAlone ? [row(PRICE_ALONE)] : []), stacked, row()].map(once)
}

function once<Value>(make: (at: number) => Value): (at: number) => Value {
  let made: { at: number; value: Value } | undefined
  return (at) => {
    if (made?.at !== at) made = { at, value: make(at) }
    return made.value
  }
}

/** Share of the width that a product leaves free which lies before it. */
const ALIGN_X = 0.6
const WIDTH_STEPS = 7

function photoWidths(context: ComposeContext, [min, max]: readonly [number, number]): number[] {
  const unit = bannerUnit(context.canvas)
  const whole = Math.min(max * unit, Math.max(min * unit, context.canvas.heightPx * photoAspect(context)))
  const step = (max * unit - whole) / WIDTH_STEPS
  return step > 0 ? Array.from({ length: WIDTH_STEPS + 1 }, (_, at) => max * unit - at * step) : [whole]
}

/**
 * Returns the unit of a banner in px. A banner is so low that everything on it is measured by its height: its lengths
 * and its type are in ninetieths of it.
 */
export function bannerUnit({ heightPx }: Canvas): number {
  return heightPx / 90
}

/** Top of the floor on a low canvas, as a share of its height: a strip of it is enough to stand on. */
export const FLOOR = 0.86

/** Sets the headline over one small line (the name, or else the support line), centered in the banner's height. */
function bannerWords(
  context: ComposeContext,
  {
    x,
    width,
    headline: { max, min },
    look,
  }: { x: number; width: number; headline: { max: number; min: number }; look: WordsLook },
): Layer[] | undefined {
  const { canvas, direction } = context
  const { name, support, headline: headlineText } = direction.words
  const unit = bannerUnit(canvas)
  const small = name ?? support
  const line =
    small &&
    run(context, name ? 'name' : 'support', small, {
      color: name ? look.accent : look.soft,
      max: TYPE.small * unit,
      min: canvas.floorText,
      width,
      lines: name ? 2 : 1,
      leading: 1.15,
    })
  if (name && !line) return undefined
  const gap = 9 * unit
  const taken = line ? line.heightPx + gap : 0
  const headline = run(context, 'headline', headlineText, {
    color: look.ink,
    max: max * lowDisplayScale(direction.style) * unit,
    min: Math.max(MIN_HEADLINE * canvas.smallText, min * unit),
    width,
    height: canvas.heightPx - 20 * unit - taken,
    lines: 2,
  })
  if (!headline) return undefined
  const y = (canvas.heightPx - (headline.heightPx + taken)) / 2
  return [placeRun(headline, x, y), ...(line ? [placeRun(line, x, y + headline.heightPx + gap)] : [])]
}

/** Smallest headline, as a multiple of running text: a headline is never as small as that. */
const MIN_HEADLINE = 1.04

/** Sets offer and call to action about the banner's middle, up to a place along it; `x` is where they begin. */
function bannerEnd(context: ComposeContext, look: WordsLook, offer: Offer | undefined, untilPx: number) {
  const { heightPx } = context.canvas
  const unit = bannerUnit(context.canvas)
  const action = makeAction(context, {
    ...look.action,
    size: TYPE.action * unit,
    height: TYPE.button * unit,
    maxWidth: ACTION_WIDEST * unit,
  })
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionX = untilPx - action.widthPx
  const x = actionX - (offer ? offer.widthPx + 18 * unit : 0)
  return { x, layers: [...(offer?.about(x, heightPx / 2) ?? []), ...atMiddle(action, actionX, heightPx)] }
}

/**
 * Measures of parts over each other, in units: the price, the action's height, the gap between them, the air beyond
 * them, and the greatest width of the offer.
 */
const STACK = { price: 30, button: 33, gap: 10, air: 9, widest: 150 }

/**
 * Sets the offer over the action, if the banner is high enough for both. Returns undefined if there is no offer or it
 * has no room there.
 */
function stackedEnd(context: ComposeContext, look: WordsLook, untilPx: number): BannerEnd | undefined {
  const { heightPx } = context.canvas
  const unit = bannerUnit(context.canvas)
  const maxWidth = STACK.widest * unit
  const action = makeAction(context, {
    ...look.action,
    size: TYPE.action * unit,
    height: STACK.button * unit,
    maxWidth: ACTION_WIDEST * unit,
  })
  const badge = { size: TYPE.badge * unit, lines: 1 }
  const offer = makeOffer(context, { look, size: STACK.price * unit, maxWidth, badge })
  if (!action || !offer) return undefined
  const height = offer.heightPx + STACK.gap * unit + action.heightPx
  if (height > heightPx - 2 * STACK.air * unit) return undefined
  const x = untilPx - Math.max(offer.widthPx, action.widthPx)
  const top = (heightPx - height) / 2
  return { x, layers: [...offer.at(x, top + offer.heightPx), ...action.at(x, top + height - action.heightPx)] }
}

/** Type of an offer's words on one line, in units: nearly as large as its price, if the banner has room for that. */
const BADGE_LINE = { size: 18, min: 15 }

function bannerOffer(
  context: ComposeContext,
  { look, price, alone }: { look: WordsLook; price: number; alone: number | undefined },
): Offer | undefined {
  const { canvas } = context
  const unit = bannerUnit(canvas)
  const maxHeight = canvas.heightPx - 2 * AIR * unit
  const rooms = alone ? [{ widest: ALONE_WIDEST, scale: alone }, ...OFFER_ROOMS] : OFFER_ROOMS
  return firstFound(rooms, ({ widest, scale }) => {
    const room = { look, size: price * unit * scale, maxWidth: widest * unit, maxHeight }
    const large = makeOffer(context, { ...room, badge: { size: BADGE_LINE.size * unit, lines: 1 } })
    const line = large?.at(0, 0).find((layer) => layer.kind === 'text' && layer.part === 'badge')
    const isLarge = line?.kind === 'text' && line.sizePx >= BADGE_LINE.min * unit
    const fits = (offer: Offer | undefined) => offer && offer.heightPx <= maxHeight
    if (isLarge && fits(large)) return large
    return [makeOffer(context, { ...room, badge: { size: TYPE.badge * unit } }), large].find(fits)
  })
}

/** Air above and below the highest offer, in units: a price's comma hangs below its line. */
const AIR = 13
/** Greatest width of the action, in units. */
const ACTION_WIDEST = 170
/** Greatest width of a price with nothing beside it, in units. */
const ALONE_WIDEST = 130
/**
 * Greatest widths of an offer, in units, with a factor for its size: long words take more of the banner before they get
 * smaller.
 */
const OFFER_ROOMS = [
  { widest: 150, scale: 1 },
  { widest: 200, scale: 1 },
  { widest: 200, scale: 0.78 },
  { widest: 230, scale: 0.62 },
]
