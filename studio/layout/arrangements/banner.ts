import { type Box, right, rounded } from '../layers/box.ts'
import { lowDisplayScale } from '../blocks/lead-message.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { bannerEnd, bannerUnit, bannerWords, FLOOR } from './banner-ends.ts'
import { finish, type PlacedPicture, type SizeIdea } from './size-idea.ts'

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
  order: keyof typeof ORDERS
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
  /** Of the width: what the words may take where the picture takes what they leave. */
  words: number
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
  words: 0.42,
}

/** The largest type of the other parts and the height of a filled action, in units. */
const TYPE = { small: 14, badge: 15, action: 14, button: 38 }

/** From the canvas's ends to what stands next to them, in units. */
const MARGIN = 20

/** A picture that gets less, in units of the banner, is lost in it. */
const LEAST_PICTURE = 60

/** Words at the start (the headline over one small line), a picture, offer and action, all about the banner's middle. */
export function arrangeBanner(context: ComposeContext, banner: Banner): Layer[] | undefined {
  const tune = { ...COMMON, ...banner.tune }
  const found = ORDERS[tune.order](partsOf(context, banner, tune), tune)
  if (!found) return undefined
  const { picture, words, end } = found
  return finish(picture, { message: words, close: end.layers, base: FLOOR * context.canvas.heightPx })
}

type Parts = ReturnType<typeof partsOf>

/** Each part with its size settled, waiting to be told its room. */
function partsOf(context: ComposeContext, banner: Banner, tune: BannerTune) {
  const { canvas, direction } = context
  const unit = bannerUnit(canvas)
  const { look, closing = look } = banner
  const px = (units: number) => units * unit
  const margin = px(MARGIN)
  return {
    px,
    margin,
    widthPx: canvas.widthPx,
    words: (untilPx: number, fromPx = margin) =>
      bannerWords(context, {
        x: fromPx,
        width: untilPx - fromPx,
        headline: px(tune.headline * lowDisplayScale(direction.style)),
        small: px(TYPE.small),
        look,
      }),
    picture: (fromPx: number, untilPx: number) => {
      const width = Math.max(px(LEAST_PICTURE), untilPx - fromPx)
      const height = canvas.heightPx - px(tune.top + tune.foot)
      return banner.picture({ x: fromPx, y: px(tune.top), width, height }, untilPx)
    },
    end: (rightPx: number) =>
      bannerEnd(context, {
        right: rightPx,
        action: { ...closing.action, size: px(TYPE.action), height: px(TYPE.button) },
        offer: { look: closing, size: px(tune.price), badge: { size: px(TYPE.badge) } },
      }),
  }
}

/** What comes first takes what it wants, and what comes after it what is left. */
const ORDERS = {
  'picture between'(parts: Parts, tune: BannerTune) {
    const end = parts.end(parts.widthPx - parts.margin)
    const picture = end && parts.picture(tune.from * parts.widthPx, end.x - parts.px(tune.gap))
    const words = picture && parts.words(picture.box.x - parts.px(tune.air))
    return words && { picture, words, end }
  },
  'words first'(parts: Parts, tune: BannerTune) {
    const end = parts.end(parts.widthPx - parts.margin)
    const words = end && parts.words(parts.margin + tune.words * parts.widthPx)
    const picture = words && parts.picture(endOf(words), end.x - parts.px(tune.gap))
    return picture && { picture, words, end }
  },
  'picture first'(parts: Parts, tune: BannerTune) {
    const end = parts.end(parts.widthPx - parts.margin)
    const picture = end && parts.picture(0, 0)
    const words = picture && parts.words(end.x - parts.px(tune.gap), right(picture.box) + parts.px(tune.air))
    return words && { picture, words, end }
  },
  'picture last'(parts: Parts, tune: BannerTune) {
    const picture = parts.picture(tune.from * parts.widthPx, parts.widthPx)
    const end = picture && parts.end(picture.box.x - parts.px(tune.gap))
    const words = end && parts.words(end.x - parts.px(tune.air))
    return words && { picture, words, end }
  },
}

function endOf(layers: readonly Layer[]): number {
  return Math.max(...layers.map((layer) => (layer.kind === 'text' ? right(layer.box) : 0)))
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
