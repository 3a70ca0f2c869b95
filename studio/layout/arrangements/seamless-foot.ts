import { bottom } from '../../basics/boxes.ts'
import { messageBox } from '../../layers/box.ts'
import { footPlane, planeFall, planeLook } from '../sets/foot-plane.ts'
import { type BaselineRow, footRow, type FootRowOptions } from '../blocks/foot-row.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import type { SeamlessLook } from '../sets/seamless-look.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { pageOf } from '../../canvas/page.ts'
import type { AdStyle } from '#contract/choices.ts'

/** Background of the row at the foot: a plane of the palette, a bar of glass, or nothing. */
export type BarFoot = 'plane' | 'glass' | 'row'

/** Backgrounds of the foot in the styles that speak up. */
export const STYLE_FEET: Partial<Record<AdStyle, BarFoot>> = { bold: 'plane', playful: 'plane', modern: 'glass' }

/** Colors of words on a bar. A bar of glass has its own. */
export type BarLook = WordsLook & Partial<Pick<SeamlessLook, 'glass'>>

/**
 * Shares of the shorter side below the row (`margin`) and above it (`air`), and the starts of its words and of the bar
 * (`inset`) in margins of the page.
 */
const BARS: Record<BarFoot, { margin: number; air: number; words: number; inset: number }> = {
  plane: { margin: 0.058, air: 0.036, words: 1, inset: 0 },
  glass: { margin: 0.07, air: 0.036, words: 1.05, inset: 0.5 },
  row: { margin: 0.058, air: 0.02, words: 1, inset: 0 },
}

/** Sets the row of name, price and action over the whole width, on what the style lays under it. */
export function footBar(
  context: ComposeContext,
  look: BarLook,
  foot: BarFoot,
  row: Pick<FootRowOptions, 'without' | 'by' | 'badgeLines'> = {},
): BaselineRow | undefined {
  const { canvas } = context
  const { widthPx: w, heightPx: h, side } = canvas
  const page = pageOf(canvas)
  const { margin, air, words, inset } = BARS[foot]
  const x = words * page.x
  const on = foot === 'plane' ? planeLook(context) : look
  const rowAt = (centerY: number) => footRow(context, { badgeLines: 1, ...row, x, width: w - 2 * x, centerY, look: on })
  // A row centers itself about a line; how far it reaches below that depends on its words.
  const end = (canvas.isCovered ? bottom(canvas.safe) + 0.02 * h : h) - margin * side
  const atTop = rowAt(0)
  const layers = atTop && rowAt(end - bottomOf(atTop))
  if (!layers) return undefined
  const highest = Math.min(...layers.flatMap(messageBox).map(({ y }) => y))
  const top = highest - air * side - (foot === 'plane' ? planeFall(context) : 0)
  // A bar of glass with no offer in it is an empty bar.
  const hasOffer = layers.some(({ part }) => part === 'price' || part === 'badge')
  if (foot === 'row' || (foot === 'glass' && !hasOffer)) return { top, layers }
  if (foot === 'plane') return { top, layers: [footPlane(context, top), ...layers] }
  const glassX = inset * page.x
  const box = { x: glassX, y: top, width: w - 2 * glassX, height: end + air * side - top }
  return { top, layers: [{ kind: 'glass', box, radius: 0.036 * side, ...look.glass! }, ...layers] }
}

export function bottomOf(layers: readonly Layer[]): number {
  return Math.max(...layers.flatMap(messageBox).map(bottom))
}
