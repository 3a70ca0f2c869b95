import { type Box, messageBox, right, rounded } from '../../layers/box.ts'
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
  /** Of the words at the start, and of the offer and the action where `closing` says nothing else. */
  look: WordsLook
  closing?: WordsLook | undefined
  tune?: Partial<BannerTune> | undefined
  /** Places the picture in its room, or at its end; undefined where it has none. */
  picture: (room: Box, untilPx: number) => PlacedPicture | undefined
}

/** What may differ from banner to banner. Sizes and lengths are in units of the banner (see bannerUnit). */
export type BannerTune = typeof COMMON

const COMMON = {
  order: 'picture between' as 'picture between' | 'picture first' | 'picture last',
  /** The largest type of the headline (which follows its style too) and of the price. */
  headline: 42,
  price: 29,
  /** After the words, and after the picture (before it, where it comes last). */
  air: 14,
  gap: 20,
  /** Of the picture's room: where it begins at the earliest, as a share of the width, and what stays free over and under it. */
  from: 0.4,
  top: 3,
  foot: 3,
}

/** The largest type of the other parts and the height of a filled action, in units. */
const TYPE = { small: 14, badge: 15, action: 14, button: 38 }
/** Times its largest type, a price with nothing beside it. */
const PRICE_ALONE = 1.25
/** From the canvas's ends to what stands next to them, in units. */
const MARGIN = 20
/** A picture that gets less, in units of the banner, is lost in it. */
const LEAST_PICTURE = 60

/** Words at the start (the headline over one small line), a picture, offer and action, all about the banner's middle. */
export function arrangeBanner(context: ComposeContext, banner: Banner): Layer[] | undefined {
  const { price, oldPrice, badge } = context.direction.words
  if (!price || oldPrice || badge) return arrange(context, banner)
  return arrange(context, banner, PRICE_ALONE) ?? arrange(context, banner, 1)
}

/** `alone` times its size is a price with nothing beside it; where it is larger, undefined if the words have no room beside it. */
function arrange(context: ComposeContext, banner: Banner, alone?: number): Layer[] | undefined {
  const tune = { ...COMMON, ...banner.tune }
  const closing = banner.closing ?? banner.look
  const keepsClear = alone !== undefined && alone > 1
  return arrangeParts(context, { ...banner, keepsClear }, (untilPx) => {
    const offer = bannerOffer(context, { look: closing, price: tune.price, alone })
    return bannerEnd(context, closing, offer, untilPx)
  })
}

/** What closes a banner, and where it begins. */
type BannerEnd = { x: number; layers: Layer[] }

interface PartsOptions extends Banner {
  /** The least headline, in units; by default what can be read. */
  leastHeadline?: number
  /** Undefined rather than words that reach beyond where the end begins. */
  keepsClear?: boolean
}

function arrangeParts(
  context: ComposeContext,
  { look, picture: place, leastHeadline = 0, keepsClear, ...banner }: PartsOptions,
  endAt: (untilPx: number) => BannerEnd | undefined,
): Layer[] | undefined {
  const { widthPx, heightPx } = context.canvas
  const tune = { ...COMMON, ...banner.tune }
  const unit = bannerUnit(context.canvas)
  const [margin, gap, air] = [MARGIN * unit, tune.gap * unit, tune.air * unit]
  const pictureIn = (x: number, untilPx: number) => {
    const width = Math.max(LEAST_PICTURE * unit, untilPx - x)
    const height = heightPx - (tune.top + tune.foot) * unit
    return place({ x, y: tune.top * unit, width, height }, untilPx)
  }
  // What comes last takes what it wants, and what comes before it what is left.
  const from = tune.from * widthPx
  const [isFirst, isLast] = [tune.order === 'picture first', tune.order === 'picture last']
  const last = isLast ? pictureIn(from, widthPx) : undefined
  if (isLast && !last) return undefined
  const end = endAt(last ? last.box.x - gap : widthPx - margin)
  const picture = end && (last ?? (isFirst ? pictureIn(0, 0) : pictureIn(from, end.x - gap)))
  if (!picture) return undefined
  const x = isFirst ? right(picture.box) + air : margin
  const wordsUntil = isFirst ? end.x - gap : (last ? end.x : picture.box.x) - air
  const headline = { most: tune.headline, least: leastHeadline }
  const message = bannerWords(context, { x, width: wordsUntil - x, headline, look })
  const isOver = keepsClear && message?.some((layer) => messageBox(layer).some((box) => right(box) > end.x))
  return message && !isOver ? finish(picture, { message, close: end.layers, base: FLOOR * heightPx }) : undefined
}

/** A banner of an idea; `widths` of a photo, in units: from the largest that holds down to as wide as the photo is at the banner's height. */
export function bannerOf(
  { look, closing, place }: SizeIdea,
  { tune, widths }: { tune?: Partial<BannerTune> | undefined; widths?: readonly [least: number, most: number] } = {},
) {
  return (context: ComposeContext): Layer[] | undefined =>
    firstFound(widths ? photoWidths(context, widths) : [undefined], (width) => {
      const picture = (room: Box, untilPx: number) => {
        const x = tune?.order === 'picture first' ? 0 : untilPx - (width ?? 0)
        return place(context, width ? rounded({ ...room, x, width }) : room, ALIGN_X, true)
      }
      return arrangeBanner(context, { look: look(context), closing: closing?.(context), tune, picture })
    })
}

/** Of the canvas's width, the room of a product that is seen from near, the most first; and the least headline beside it, in units. */
const NEAR = { shares: [0.36, 0.31, 0.26, 0.21], headlines: [27, 20, 0] }
/** And where words leave it no more. */
const FURTHER = { share: 0.13, least: 0 }

/** A banner whose product is so near that it leaves it at head and foot: as much of the canvas as leaves the headline its size. */
export function closeUpBanner(idea: SizeIdea, tune?: Partial<BannerTune>) {
  return (context: ComposeContext): Layer[] | undefined => {
    const { widthPx } = context.canvas
    const [look, closing] = [idea.look(context), idea.closing?.(context)]
    const ends = closeUpEnds(context, closing ?? look, tune)
    const near = NEAR.headlines.flatMap((least) => NEAR.shares.map((share) => ({ least, share })))
    const ways = [...near, FURTHER].flatMap(({ least, share }) =>
      ends.map((end) => ({ least, end, width: Math.round(share * widthPx) })),
    )
    return firstFound(ways, ({ least, end, width }) => {
      const picture = (room: Box, untilPx: number) =>
        idea.place(context, { ...room, x: untilPx - width, width }, 1, true)
      return arrangeParts(context, { look, closing, tune, picture, leastHeadline: least }, end)
    })
  }
}

/** Offer and action beside each other, the price as large as it stands alone, or one over the other, which leaves most of the length. */
function closeUpEnds(context: ComposeContext, look: WordsLook, tune: Partial<BannerTune> = {}) {
  const { price = COMMON.price } = tune
  const { price: said, oldPrice, badge } = context.direction.words
  const isAlone = said !== undefined && !oldPrice && !badge
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

/** Of the width that a product leaves free, what lies before it. */
const ALIGN_X = 0.6
const WIDTH_STEPS = 4

function photoWidths(context: ComposeContext, [least, most]: readonly [number, number]): number[] {
  const unit = bannerUnit(context.canvas)
  const whole = Math.min(most * unit, Math.max(least * unit, context.canvas.heightPx * photoAspect(context)))
  const step = (most * unit - whole) / WIDTH_STEPS
  return step > 0 ? Array.from({ length: WIDTH_STEPS + 1 }, (_, at) => most * unit - at * step) : [whole]
}

/** A banner is so low that everything on it is measured by its height: its lengths and its type are in ninetieths of it. */
export function bannerUnit({ heightPx }: Canvas): number {
  return heightPx / 90
}

/** Where a floor begins on what is low, as a share of its height: a strip of it is enough to stand on. */
export const FLOOR = 0.86

/** Headline over one small line (the name, or else support), centered in the banner's height. */
function bannerWords(
  context: ComposeContext,
  {
    x,
    width,
    headline: { most, least },
    look,
  }: { x: number; width: number; headline: { most: number; least: number }; look: WordsLook },
): Layer[] | undefined {
  const { canvas, direction } = context
  const { name, support, headline: said } = direction.words
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
  const headline = run(context, 'headline', said, {
    color: look.ink,
    max: most * lowDisplayScale(direction.style) * unit,
    min: Math.max(LEAST_HEADLINE * canvas.smallText, least * unit),
    width,
    height: canvas.heightPx - 20 * unit - taken,
    lines: 2,
  })
  if (!headline) return undefined
  const y = (canvas.heightPx - (headline.heightPx + taken)) / 2
  return [placeRun(headline, x, y), ...(line ? [placeRun(line, x, y + headline.heightPx + gap)] : [])]
}

/** Of running text: a headline is never as small as that. */
const LEAST_HEADLINE = 1.04

/** Offer and call to action, both about the banner's middle, up to a place along it; `x` is where they begin. */
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

/** Of what stands over and under each other, in units: the price, the action's height, what is between them and what is free beyond them. */
const STACK = { price: 30, button: 33, gap: 10, air: 9, widest: 150 }

/** The offer over the action, where the banner is high enough for both; undefined where there is none, or it has no room there. */
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

/** The words of an offer on one line, nearly as large as its price, where the banner has room for that. */
const SAID = { size: 18, least: 15 }

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
    const large = makeOffer(context, { ...room, badge: { size: SAID.size * unit, lines: 1 } })
    const said = large?.at(0, 0).find((layer) => layer.kind === 'text' && layer.part === 'badge')
    const isLarge = said?.kind === 'text' && said.sizePx >= SAID.least * unit
    const fits = (offer: Offer | undefined) => offer && offer.heightPx <= maxHeight
    if (isLarge && fits(large)) return large
    return [makeOffer(context, { ...room, badge: { size: TYPE.badge * unit } }), large].find(fits)
  })
}

/** Over and under the highest offer: a price's comma hangs below its line. */
const AIR = 13
/** How wide the action may be, in units. */
const ACTION_WIDEST = 170
/** How wide a price with nothing beside it may be, in units. */
const ALONE_WIDEST = 130
/** How wide an offer may be, and of its size what it is set at: long words take more of the banner before they get smaller. */
const OFFER_ROOMS = [
  { widest: 150, scale: 1 },
  { widest: 200, scale: 1 },
  { widest: 200, scale: 0.78 },
  { widest: 230, scale: 0.62 },
]
