import { makeAction } from '../blocks/call-to-action.ts'
import type { Canvas } from '../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { placeRun, run } from '../blocks/block.ts'
import type { Layer } from '../layers/layout.ts'
import { hasOffer, makeOffer, type Offer } from '../blocks/offer.ts'
import type { WordsLook } from '../sets/product-set.ts'

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
  offer: Omit<Parameters<typeof makeOffer>[1], 'maxWidth'>
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
  for (const { widest, scale } of OFFER_ROOMS) {
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
/** How wide an offer may be, and of its size what it is set at: long words take more of the banner before they get smaller. */
const OFFER_ROOMS = [
  { widest: 150, scale: 1 },
  { widest: 200, scale: 1 },
  { widest: 200, scale: 0.78 },
  { widest: 230, scale: 0.62 },
]
