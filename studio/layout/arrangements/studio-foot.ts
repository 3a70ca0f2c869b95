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
import { standsOnEdge } from '../picture/backdrop-place.ts'
import { bannerEnd } from './banner-ends.ts'

/** What closes the foot: a plane of the palette, a bar of glass, a bare row, or words in the column at the left. */
export type Foot = 'plane' | 'glass' | 'row' | 'column'

export function footOf(context: ComposeContext): Foot {
  if (standsOnEdge(context)) return 'column'
  const { style } = context.direction
  if (style === 'bold' || style === 'playful') return 'plane'
  return style === 'modern' ? 'glass' : 'column'
}

export interface FootLayers {
  top: number
  layers: Layer[]
}

type BarLook = WordsLook & Partial<Pick<StudioLook, 'glass'>>

/** The row of name, price and action over the whole width, on what the style lays under it. */
export function footBar(
  context: ComposeContext,
  look: BarLook,
  foot: Foot,
  without?: FootRowOptions['without'],
): FootLayers | undefined {
  const { heightPx: h, side: s, shape, safe, isCovered } = context.canvas
  const small = shape === 'rectangle'
  const margin = small ? 14 : (foot === 'glass' ? 0.07 : 0.058) * s
  const row = lowestRow(context, look, { foot, without, base: (isCovered ? bottom(safe) + 0.02 * h : h) - margin })
  if (!row) return undefined
  const air = small ? 9 : (foot === 'row' ? 0.02 : 0.036) * s
  const top = topOf(row) - air - (foot === 'plane' ? planeFall(context) : 0)
  if (foot === 'row') return { top, layers: row }
  if (foot === 'plane') return { top, layers: [footPlane(context, top), ...row] }
  const inset = small ? 11 : 0.045 * context.canvas.widthPx
  const box = { x: inset, y: top, width: context.canvas.widthPx - 2 * inset, height: bottomOf(row) + air - top }
  const glass = look.glass ?? { tint: '#ffffff', tintOpacity: 0.5 }
  return { top, layers: [{ kind: 'glass', box, radius: small ? 12 : 0.036 * s, ...glass }, ...row] }
}

interface BarRow {
  foot: Foot
  without: FootRowOptions['without']
  base: number
}

/** A row centres itself about a line; how far it reaches below that depends on what it says. */
function lowestRow(context: ComposeContext, look: BarLook, o: BarRow): Layer[] | undefined {
  const first = barRow(context, look, o)
  return first && barRow(context, look, { ...o, base: o.base - (bottomOf(first) - o.base) })
}

function barRow(context: ComposeContext, look: BarLook, { foot, without, base }: BarRow): Layer[] | undefined {
  const { widthPx: w, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = foot === 'glass' ? (small ? 23 : 0.082 * w) : small ? 16 : 0.066 * w
  const on = foot === 'plane' ? planeWords(context) : look
  return footRow(context, { x, width: w - 2 * x, centerY: base, look: on, without, badgeLines: 1 })
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
