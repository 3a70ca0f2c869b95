import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Box } from '../layers/box.ts'
import { isThin } from './close-up.ts'

/** Of a half page's width: what a product takes that leaves it at the end, at the most and at the least, or its bleed reads as an accident. */
const BLED = { most: 1.22, least: 1.12 }
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
  const width = Math.min(wanted, BLED.most * widthPx)
  return { ...room, x: 2 * AIR * widthPx, width }
}

/** Glasses without a lens are broken ones, and of a photo on paper nobody knows where its product ends. */
function mustStayWhole({ hero, direction }: ComposeContext): boolean {
  return hero.treatment === 'multiply' || direction.use === 'worn' || isThin(hero)
}
