import { type Box, messageBox, right, rounded } from '../layers/box.ts'
import { lowDisplayScale } from '../blocks/lead-message.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { finish, type PlacedPicture, type SizeIdea } from './size-idea.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { placeRun, run } from '../blocks/block.ts'
import { hasOffer, makeOffer, type Offer } from '../blocks/offer.ts'

export interface Banner {
  /** Of the words at the start, and of the offer and the action where `closing` says nothing else. */
  look: WordsLook
  closing?: WordsLook
  tune?: Partial<BannerTune> | undefined
  /** Places the picture in its room, or at its end; undefined where it has none. */
  picture: (room: Box, untilPx: number) => PlacedPicture | undefined
}

/** What may differ from banner to banner. Sizes and lengths are in units of the banner (see bannerUnit). */
export interface BannerTune {
  order: 'picture between' | 'picture first' | 'picture last'
  /** The largest type of the headline (which follows its style too) and of the price. */
  headline: number
  price: number
  /** After the words, and after the picture (before it, where it comes last). */
  air: number
  gap: number
  /** Of the picture's room: where it begins at the earliest, as a share of the width, and what stays free over and under it. */
  from: number
  top: number
  foot: number
}

const COMMON: BannerTune = {
  order: 'picture between',
  headline: 42,
  price: 29,
  air: 14,
  gap: 20,
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
  const { canvas, direction } = context
  const tune = { ...COMMON, ...banner.tune }
  const { look, closing = look } = banner
  const unit = bannerUnit(canvas)
  const [margin, gap] = [MARGIN * unit, tune.gap * unit]
  const pictureIn = (x: number, untilPx: number) => {
    const width = Math.max(LEAST_PICTURE * unit, untilPx - x)
    const height = canvas.heightPx - (tune.top + tune.foot) * unit
    return banner.picture({ x, y: tune.top * unit, width, height }, untilPx)
  }
  // What comes last takes what it wants, and what comes before it what is left.
  const from = tune.from * canvas.widthPx
  const last = tune.order === 'picture last' ? pictureIn(from, canvas.widthPx) : 'end'
  const end =
    last &&
    bannerEnd(context, {
      right: last === 'end' ? canvas.widthPx - margin : last.box.x - gap,
      action: { ...closing.action, size: TYPE.action * unit, height: TYPE.button * unit },
      offer: { look: closing, size: tune.price * unit, badge: { size: TYPE.badge * unit }, ...(alone && { alone }) },
    })
  const isFirst = tune.order === 'picture first'
  const picture = end && (last !== 'end' ? last : isFirst ? pictureIn(0, 0) : pictureIn(from, end.x - gap))
  if (!picture) return undefined
  const air = tune.air * unit
  const x = isFirst ? right(picture.box) + air : margin
  const until = isFirst ? end.x - gap : (last === 'end' ? picture.box.x : end.x) - air
  const message = bannerWords(context, {
    x,
    width: until - x,
    headline: tune.headline * lowDisplayScale(direction.style) * unit,
    small: TYPE.small * unit,
    look,
  })
  const isTight = alone && alone > 1 && message?.some((layer) => messageBox(layer).some((box) => right(box) > end.x))
  if (!message || isTight) return undefined
  return finish(picture, { message, close: end.layers, base: FLOOR * canvas.heightPx })
}

/**
 * A banner of what a family shows on other sizes; `widths` are those of a photo, in units: from the largest that holds down to as
 * wide as the photo is at the banner's height.
 */
export function arrangeBannerOf(
  context: ComposeContext,
  idea: SizeIdea,
  { tune, widths }: { tune?: Partial<BannerTune> | undefined; widths?: readonly [least: number, most: number] } = {},
): Layer[] | undefined {
  const look = idea.look(context)
  for (const width of widths ? photoWidths(context, widths) : [undefined]) {
    const found = arrangeBanner(context, {
      look,
      closing: idea.closing?.(context) ?? look,
      tune,
      picture: (room, untilPx) => {
        const x = tune?.order === 'picture first' ? 0 : untilPx - (width ?? 0)
        const box = width ? rounded({ ...room, x, width }) : room
        return idea.place(context, box, ALIGN_X, true)
      },
    })
    if (found) return found
  }
  return undefined
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

/** Headline over one small line (support, or the name), centered in the banner's height. */
export function bannerWords(
  context: ComposeContext,
  options: { x: number; width: number; headline: number; small: number; look: WordsLook },
): Layer[] | undefined {
  const { canvas, direction } = context
  const { words } = direction
  const small = words.name ?? words.support
  const line = small
    ? run(context, words.name ? 'name' : 'support', small, {
        color: words.name ? options.look.accent : options.look.soft,
        max: options.small,
        min: canvas.floorText,
        width: options.width,
        lines: words.name ? 2 : 1,
        leading: 1.15,
      })
    : undefined
  if (words.name && !line) return undefined
  const unit = bannerUnit(canvas)
  const gap = line ? 9 * unit : 0
  const headline = run(context, 'headline', words.headline, {
    color: options.look.ink,
    max: options.headline,
    min: LEAST_HEADLINE * canvas.smallText,
    width: options.width,
    height: canvas.heightPx - 20 * unit - (line ? line.heightPx + gap : 0),
    lines: 2,
  })
  if (!headline) return undefined
  const total = headline.heightPx + (line ? gap + line.heightPx : 0)
  const y = (canvas.heightPx - total) / 2
  return [placeRun(headline, options.x, y), ...(line ? [placeRun(line, options.x, y + headline.heightPx + gap)] : [])]
}

/** Of running text: a headline is never as small as that. */
const LEAST_HEADLINE = 1.04

export interface BannerEndOptions {
  /** The action's right edge. */
  right: number
  action: Omit<Parameters<typeof makeAction>[1], 'maxWidth'>
  /** `alone` times its size is a short price with nothing beside it. */
  offer: Omit<Parameters<typeof makeOffer>[1], 'maxWidth'> & { alone?: number }
}

export interface BannerEnd {
  /** Where it begins. */
  x: number
  layers: Layer[]
}

/** Offer and call to action at the end of a banner, both about its middle. */
export function bannerEnd(context: ComposeContext, options: BannerEndOptions): BannerEnd | undefined {
  const { canvas } = context
  const unit = bannerUnit(canvas)
  const action = makeAction(context, { ...options.action, maxWidth: ACTION_WIDEST * unit })
  const offer = bannerOffer(context, options.offer)
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionX = options.right - action.widthPx
  const x = actionX - (offer ? offer.widthPx + 18 * unit : 0)
  const middle = canvas.heightPx / 2
  return { x, layers: [...(offer?.about(x, middle) ?? []), ...action.at(actionX, middle - action.heightPx / 2)] }
}

/** The words of an offer on one line, nearly as large as its price, where the banner has room for that. */
const SAID = { size: 18, least: 15 }

function bannerOffer(context: ComposeContext, options: BannerEndOptions['offer']): Offer | undefined {
  const { canvas } = context
  const unit = bannerUnit(canvas)
  const high = canvas.heightPx - 2 * AIR * unit
  const rooms = options.alone ? [{ widest: ALONE_WIDEST, scale: options.alone }, ...OFFER_ROOMS] : OFFER_ROOMS
  for (const { widest, scale } of rooms) {
    const room = { ...options, size: options.size * scale, maxWidth: widest * unit, maxHeight: high }
    const large =
      options.badge && makeOffer(context, { ...room, badge: { ...options.badge, size: SAID.size * unit, lines: 1 } })
    const said = large?.at(0, 0).find((layer) => layer.kind === 'text' && layer.part === 'badge')
    if (large && said?.kind === 'text' && said.sizePx >= SAID.least * unit && large.heightPx <= high) return large
    const stacked = [makeOffer(context, room), large].find((offer) => offer && offer.heightPx <= high)
    if (stacked) return stacked
  }
  return undefined
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
