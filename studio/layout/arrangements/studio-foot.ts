import { bottom } from '../layers/box.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { footPlane, planeFall, planeWords } from '../blocks/foot-plane.ts'
import { footRow, type FootRowOptions } from '../blocks/foot-row.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { messageBox } from '../layers/name-parts.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import type { StudioLook } from '../sets/studio-look.ts'
import { offerLook, type WordsLook } from '../sets/words-look.ts'
import { pageOf } from '../canvas/page.ts'
import { bannerEnd } from './banner-ends.ts'

/** What lies under the row at the foot: a plane of the palette, a bar of glass, nothing. */
export type BarFoot = 'plane' | 'glass' | 'row'

export interface FootLayers {
  top: number
  layers: Layer[]
}

export type BarLook = WordsLook & Partial<Pick<StudioLook, 'glass'>>

/** In shares of the shorter side: under the row and over it, and from the page's lines to its words and to the bar. */
const BARS: Record<BarFoot, { margin: number; air: number; words: number; inset: number }> = {
  plane: { margin: 0.058, air: 0.036, words: 1, inset: 0 },
  glass: { margin: 0.07, air: 0.036, words: 1.05, inset: 0.5 },
  row: { margin: 0.058, air: 0.02, words: 1, inset: 0 },
}

/** The row of name, price and action over the whole width, on what the style lays under it. */
export function footBar(
  context: ComposeContext,
  look: BarLook,
  foot: BarFoot,
  row: Pick<FootRowOptions, 'without' | 'by' | 'badgeLines'> = {},
): FootLayers | undefined {
  const { canvas } = context
  const { widthPx: w, heightPx: h, side } = canvas
  const page = pageOf(canvas)
  const { margin, air, words, inset } = BARS[foot]
  const x = words * page.x
  const on = foot === 'plane' ? planeWords(context) : look
  const rowAt = (centerY: number) => footRow(context, { badgeLines: 1, ...row, x, width: w - 2 * x, centerY, look: on })
  // A row centres itself about a line; how far it reaches below that depends on what it says.
  const end = (canvas.isCovered ? bottom(canvas.safe) + 0.02 * h : h) - margin * side
  const atTop = rowAt(0)
  const layers = atTop && rowAt(end - bottomOf(atTop))
  if (!layers) return undefined
  const top = topOf(layers) - air * side - (foot === 'plane' ? planeFall(context) : 0)
  // A bar of glass with nothing but a button in it is an empty bar.
  const isBare = foot === 'row' || (foot === 'glass' && layers.every(({ part }) => part === 'call-to-action'))
  if (isBare) return { top, layers }
  if (foot === 'plane') return { top, layers: [footPlane(context, top), ...layers] }
  const glassX = inset * page.x
  const box = { x: glassX, y: top, width: w - 2 * glassX, height: end + air * side - top }
  const glass = look.glass ?? { tint: '#ffffff', tintOpacity: 0.5 }
  return { top, layers: [{ kind: 'glass', box, radius: 0.036 * side, ...glass }, ...layers] }
}

export function topOf(layers: readonly Layer[]): number {
  return Math.min(...layers.flatMap(messageBox).map(({ y }) => y))
}

export function bottomOf(layers: readonly Layer[]): number {
  return Math.max(...layers.flatMap(messageBox).map(bottom))
}

export function footColumn(context: ComposeContext, x: number, width: number) {
  const { heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  return {
    x,
    width,
    bottom: small ? h - 18 : 0.93 * h,
    price: small ? 25 : 0.08 * s,
    height: small ? 33 : 0.07 * s,
  }
}

/** Offer and action at the end of a banner. */
export function studioBannerEnd(context: ComposeContext, look: WordsLook): ReturnType<typeof bannerEnd> {
  const size = 29
  return bannerEnd(context, {
    right: context.canvas.widthPx - 20,
    action: { ...look.action, size: 14, height: 38 },
    offer: { ...offerLook(look, size), size },
  })
}

/** Offer and action in one row at the foot of a story's free zone. */
export function storyFoot(context: ComposeContext, look: WordsLook, o: { x: number; width: number; row: boolean }) {
  const { heightPx, side, safe } = context.canvas
  const base = bottom(safe) - 0.012 * heightPx
  return { base, layers: columnFoot(context, look, { ...o, bottom: base, price: 0.105 * side, height: 0.092 * side }) }
}

interface ColumnFoot {
  x: number
  width: number
  bottom: number
  price: number
  height: number
  /** The action beside the offer instead of under it. */
  row?: boolean
}

/** Offer over action, both beginning at `x`; or the two in one row, the action ending on the right margin. */
export function columnFoot(context: ComposeContext, look: WordsLook, o: ColumnFoot): Layer[] | undefined {
  const action = setAction(context, look, o, o.row ? o.width * 0.55 : o.width)
  const maxWidth = o.row && action ? 0.95 * o.width - action.widthPx : o.width
  const offer = makeOffer(context, { ...offerLook(look, o.price), size: o.price, maxWidth })
  if (!action || (!offer && hasOffer(context))) return undefined
  if (o.row) {
    const centerY = o.bottom - Math.max(o.height, offer?.heightPx ?? 0) / 2
    const end = action.at(o.x + o.width - action.widthPx, centerY - action.heightPx / 2)
    return [...(offer?.about(o.x, centerY) ?? []), ...end]
  }
  const actionY = o.bottom - action.heightPx
  return [...(offer?.at(o.x, actionY - o.height * 0.5) ?? []), ...action.at(o.x, actionY)]
}

function setAction(context: ComposeContext, look: WordsLook, { height }: ColumnFoot, maxWidth: number) {
  const size = Math.max(height * 0.42, context.canvas.smallText)
  return makeAction(context, { ...look.action, size, height, maxWidth })
}
