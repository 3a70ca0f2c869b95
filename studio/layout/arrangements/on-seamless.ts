import { bottom, right } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, rect, vertical } from '../../layers/fill.ts'
import type { Layer } from '../../layers/layout.ts'
import { type BackdropPlace, nearZone, placeBackdrop, shownAspect, standsOnEdge } from '../picture/backdrop-place.ts'
import { backdropOver, seamlessLayers } from '../sets/seamless.ts'
import { seamlessLook } from '../sets/seamless-look.ts'
import { arrangeBeside, isForBeside, type PictureSide } from './beside.ts'
import { arrangeOver, isForCorner, type WordsPlace } from './over.ts'
import type { PlacedPicture, SizeIdea } from './arranged.ts'
import { footBar, STYLE_FEET } from './seamless-foot.ts'

/** The photo's own seamless ground over the whole canvas, wherever its product has its place. */
export const extendedSeamless: SizeIdea = {
  look: seamlessLook,
  place: (context, zone, alignX) =>
    studio(context, placeBackdrop(context, nearZone(context, zone), { anchor: 'center', alignX })),
}

/** Arranges words and product in that one room: beside each other, or the words above it. */
export function arrangeInSeamless(context: ComposeContext): Layer[] | undefined {
  const aspect = shownAspect(context)!
  const look = seamlessLook(context)
  const bar = standsOnEdge(context) || context.canvas.isCovered ? undefined : STYLE_FEET[context.direction.style]
  const backdrop = {
    look,
    picture: (room: Box, place: PictureSide | WordsPlace) => studio(context, placeIn(context, room, place)),
  }
  if (isForBeside(context, aspect / TALL)) {
    const barred = bar && arrangeBeside(context, { ...backdrop, foot: () => footBar(context, look, bar) }, ['end'])
    const beside = barred ?? arrangeBeside(context, backdrop, ['end'])
    if (beside) return beside
  }
  const isCornered = !bar && isForCorner(context, aspect)
  // A row at the foot would lie on what stands there.
  if (standsOnEdge(context)) return arrangeOver(context, backdrop, isCornered ? ['corner'] : [])
  return arrangeOver(context, { ...backdrop, foot: bar }, isCornered ? ['corner', 'head'] : ['head', 'corner'])
}

/**
 * Share of the aspect ratio up to which other pictures stand beside the words: a product on a ground of its own is
 * larger under them.
 */
const TALL = 0.75

/** Place of the product in its room: the share of the free width that lies at its start. */
const ALIGN = { end: 0.62, corner: 1, head: 0.64, foot: 0.5 }

function placeIn(context: ComposeContext, room: Box, place: PictureSide | WordsPlace): BackdropPlace | undefined {
  const { safe, heightPx, isCovered } = context.canvas
  const air = 0.4 * pageOf(context.canvas).gap
  const [x, y] = [Math.max(room.x, safe.x), Math.max(room.y, safe.y + air)]
  const end = standsOnEdge(context) && isCovered ? heightPx : Math.min(bottom(room), bottom(safe) - air)
  const zone = { x, y, width: right(safe) - x, height: end - y }
  const anchor = place === 'end' ? 'foot' : 'center'
  return zone.height > 0 ? placeBackdrop(context, zone, { anchor, alignX: ALIGN[place] }) : undefined
}

/**
 * Distance over which the seamless ground turns into the style's light, in shares of the shorter side. A dark one shows
 * no haze and needs the color near; on a low canvas the light runs along it.
 */
const REACH = { light: 0.35, dark: 0.31, banner: 0.84 }

function studio(context: ComposeContext, place: BackdropPlace | undefined): PlacedPicture | undefined {
  if (!place) return undefined
  const { canvas, hero } = context
  const { ground } = seamlessLook(context)
  const over = backdropOver(context, place.keep)
  const reach = REACH[canvas.isLow ? 'banner' : hero.kind === 'plain-dark' ? 'dark' : 'light'] * canvas.side
  const drawn = seamlessLayers(context, { ...place, ground, reach, over })
  return { box: place.keep, dress: () => ({ behind: [...drawn, ...edgeMark(context)] }) }
}

/** Returns corporate's mark: a band of the palette down the edge at which the words begin. */
function edgeMark({ canvas, direction }: ComposeContext): Layer[] {
  if (direction.style !== 'corporate') return []
  const box = { x: 0, y: 0, width: Math.max(5, 0.016 * canvas.side), height: canvas.heightPx }
  const { surface, surfaceDeep } = direction.colors
  return [filled(rect(box), vertical(0, canvas.heightPx, surface, surfaceDeep))]
}
