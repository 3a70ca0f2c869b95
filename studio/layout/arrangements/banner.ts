import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, run } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { hasOffer, makeOffer, type Offer } from '../blocks/offer.ts'
import { placeRun } from '../blocks/text-run.ts'

/** Headline over one small line (support, or the name), centred in the banner's height. */
export function bannerWords(
  context: ComposeContext,
  options: { x: number; width: number; headline: number; small: number; headlineColor?: string; smallColor?: string },
): Layer[] | undefined {
  const { words } = context.direction
  const small = words.name ?? words.support
  const line = small
    ? run(context, words.name ? 'name' : 'support', small, {
        color: options.smallColor,
        max: options.small,
        min: context.canvas.floorText,
        width: options.width,
        lines: words.name ? 2 : 1,
        leading: 1.15,
      })
    : undefined
  if (words.name && !line) return undefined
  const gap = line ? 9 : 0
  const room = context.canvas.heightPx - 20 - (line ? line.heightPx + gap : 0)
  const headline = run(context, 'headline', words.headline, {
    color: options.headlineColor,
    max: options.headline,
    min: context.canvas.floorText + 2,
    width: options.width,
    height: room,
    lines: 2,
  })
  if (!headline) return undefined
  const total = headline.heightPx + (line ? gap + line.heightPx : 0)
  const y = (context.canvas.heightPx - total) / 2
  return [placeRun(headline, options.x, y), ...(line ? [placeRun(line, options.x, y + headline.heightPx + gap)] : [])]
}

export interface BannerEndOptions {
  /** The action's right edge. */
  right: number
  action: Omit<Parameters<typeof makeAction>[1], 'maxWidth'>
  offer: Omit<Parameters<typeof makeOffer>[1], 'maxWidth'>
}

/** Offer and call to action at the end of a banner, both about its middle; `x` is where they begin. */
export function bannerEnd(
  context: ComposeContext,
  options: BannerEndOptions,
): { x: number; layers: Layer[] } | undefined {
  const { heightPx: h } = context.canvas
  const action = makeAction(context, { ...options.action, maxWidth: 170 })
  const offer = bannerOffer(context, options.offer)
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionX = options.right - action.widthPx
  const x = actionX - (offer ? offer.widthPx + 18 : 0)
  return { x, layers: [...(offer?.about(x, h / 2) ?? []), ...action.at(actionX, (h - action.heightPx) / 2)] }
}

/** The words of an offer on one line, nearly as large as its price, where the banner has room for that. */
const SAID = { size: 18, least: 15 }

function bannerOffer(context: ComposeContext, options: BannerEndOptions['offer']): Offer | undefined {
  const high = context.canvas.heightPx - 2 * AIR
  for (const { maxWidth, scale } of OFFER_ROOMS) {
    const size = options.size * scale
    const room = { ...options, size, maxWidth, maxHeight: high }
    const large =
      options.badge && makeOffer(context, { ...room, badge: { ...options.badge, size: SAID.size, lines: 1 } })
    const said = large?.at(0, 0).find((layer) => layer.kind === 'text' && layer.part === 'badge')
    if (large && said?.kind === 'text' && said.sizePx >= SAID.least && large.heightPx <= high) return large
    const stacked = [makeOffer(context, room), large].find((offer) => offer && offer.heightPx <= high)
    if (stacked) return stacked
  }
  return undefined
}

/** Over and under the highest offer, in pixels: a price's comma hangs below its line. */
const AIR = 13
/** Its width in pixels, and of its size what it is set at: long words take more of the banner before they get smaller. */
const OFFER_ROOMS = [
  { maxWidth: 150, scale: 1 },
  { maxWidth: 200, scale: 1 },
  { maxWidth: 200, scale: 0.78 },
  { maxWidth: 230, scale: 0.62 },
]
