import type { Canvas } from '../../canvas/canvas.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Box } from '../../layers/box.ts'
import { isThin, mayLeaveBy } from './close-up.ts'

/**
 * Largest and smallest width of a product that leaves a half page at the end, in shares of the page's. With less, its
 * bleed reads as an accident.
 */
const BLED = { max: 1.22, min: 1.12 }
/** Largest width on a slim page. It has height to spare and no width, so a product leaves it further. */
const SLIM_MAX = 1.34
/** Largest width over height of a slim half page: 160x600 is one, 300x600 is not. */
const SLIM_UP_TO = 0.35
/** Air at the sides of a product that does not leave the page. */
const AIR = 0.02

/** Returns the room of a product on a half page: from edge to edge, or beyond the end, as far as its height allows. */
export function towerRoom(context: ComposeContext, room: Box): Box {
  const { canvas, photos } = context
  if (canvas.shape !== 'skyscraper' || photos.length > 1) return room
  const { widthPx } = canvas
  const wanted = room.height * productAspect(context)
  const whole = { ...room, x: AIR * widthPx, width: (1 - 2 * AIR) * widthPx }
  const max = wanted < BLED.min * widthPx || mustStayWhole(context) ? undefined : maxOf(context)
  if (max === undefined) return whole
  const width = Math.min(wanted, max * widthPx)
  return { ...room, x: 2 * AIR * widthPx, width }
}

/**
 * Returns the largest width of a product, which leaves a slim page further; undefined if it would lose what tells the
 * thing.
 */
function maxOf(context: ComposeContext): number | undefined {
  const tried = isSlim(context.canvas) ? [SLIM_MAX, BLED.max] : [BLED.max]
  return tried.find((max) => mayLeaveBy(context, 1 - (1 - 2 * AIR) / max))
}

/** Returns true if a canvas is so narrow that what is shown on it is small unless it leaves it. */
export function isSlim({ shape, widthPx, heightPx }: Canvas): boolean {
  return shape === 'skyscraper' && widthPx < SLIM_UP_TO * heightPx
}

/**
 * Returns true if the product must stay whole. Glasses without a lens are broken ones, and nobody knows where the
 * product of a photo on paper ends. What is worn stays whole where there is the width for it, and where it is wide.
 */
function mustStayWhole(context: ComposeContext): boolean {
  const { canvas, hero, direction } = context
  if (hero.treatment === 'multiply' || isThin(hero)) return true
  return direction.use === 'worn' && (!isSlim(canvas) || productAspect(context) > WIDE_FROM)
}

/** Width over height from which a worn product is wide. */
const WIDE_FROM = 1.5
