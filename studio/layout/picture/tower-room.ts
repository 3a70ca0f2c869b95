import type { Canvas } from '../../canvas/canvas.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Box } from '../../layers/box.ts'
import { isThin, toldFrom } from './close-up.ts'

/** Of a half page's width: what a product takes that leaves it at the end, at the most and at the least, or its bleed reads as an accident. */
const BLED = { most: 1.22, least: 1.12 }
/** A slim one has height to spare, and no width: there a product leaves it further. */
const SLIM_MOST = 1.34
/** Up to this width over height a half page is slim: 160x600 is, 300x600 is not. */
const SLIM_UP_TO = 0.35
/** And what lies at the sides of one that does not. */
const AIR = 0.02

/** The room of a product on a half page: from edge to edge, or beyond the end, as far as its height allows. */
export function towerRoom(context: ComposeContext, room: Box): Box {
  const { canvas, photos } = context
  if (canvas.shape !== 'skyscraper' || photos.length > 1) return room
  const { widthPx } = canvas
  const wanted = room.height * productAspect(context)
  const whole = { ...room, x: AIR * widthPx, width: (1 - 2 * AIR) * widthPx }
  if (wanted < BLED.least * widthPx || mustStayWhole(context)) return whole
  const width = Math.min(wanted, mostOf(context) * widthPx)
  return { ...room, x: 2 * AIR * widthPx, width }
}

/** A product leaves a slim page further, unless it would lose lettering. */
function mostOf({ canvas, hero }: ComposeContext): number {
  if (!isSlim(canvas)) return BLED.most
  const seen = (1 - 2 * AIR) / SLIM_MOST
  return toldFrom(hero, seen) < LEAST_TOLD * (1 - seen) ? SLIM_MOST : BLED.most
}

/** The end of a thing tells little where it has less than this of its share of all edges: letters cut through are no words. */
const LEAST_TOLD = 0.8

/** Whether a canvas is so narrow that what is shown on it is small unless it leaves it. */
export function isSlim({ shape, widthPx, heightPx }: Canvas): boolean {
  return shape === 'skyscraper' && widthPx < SLIM_UP_TO * heightPx
}

/**
 * Glasses without a lens are broken ones, and of a photo on paper nobody knows where its product ends. What is worn stays whole where
 * there is the width for it, and where it is wide.
 */
function mustStayWhole(context: ComposeContext): boolean {
  const { canvas, hero, direction } = context
  if (hero.treatment === 'multiply' || isThin(hero)) return true
  return direction.use === 'worn' && (!isSlim(canvas) || productAspect(context) > WIDE_FROM)
}

/** Width over height. */
const WIDE_FROM = 1.5
