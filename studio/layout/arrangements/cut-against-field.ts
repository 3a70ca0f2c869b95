import { bottom, type Box } from '../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled } from '../layers/fill.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { bledPhoto, type InnerSide } from '../picture/bled-photo.ts'
import { corneredPhoto } from '../picture/cut-corners.ts'
import { tintBackdrop } from '../picture/tint-backdrop.ts'
import { edgeBand, edgeShape } from '../sets/style-edge.ts'
import { groundLook, styleGround } from '../sets/style-ground.ts'
import { arrangePhoto } from './beside-photo.ts'

/** The photo off three edges, cut against the style's field. */
export function cutAgainstField(context: ComposeContext): Layer[] | undefined {
  return arrangePhoto(context, {
    look: groundLook(context),
    start: CUTS[context.direction.style].start,
    photo: (_, room, inner, least) =>
      bledPhoto(context, room, inner, { left: inner === 'left' ? 1.2 * leanOf(context) : 0, least }),
    dress: (photo, room, inner) => [...styleGround(context), ...cutAside(context, photo, room, inner)],
  })
}

/** Where the cut is nearest to the words beside it, and how far it leans from there, in shares of the width. */
const [STRAIGHT, SLANT, WAVE] = [
  { start: 0.5, lean: 0 },
  { start: 0.45, lean: 0.12 },
  { start: 0.52, lean: 0.08 },
]
const CUTS = { clean: STRAIGHT, bold: SLANT, luxury: STRAIGHT, playful: WAVE, corporate: STRAIGHT, modern: SLANT }

function leanOf({ canvas, direction }: ComposeContext): number {
  return CUTS[direction.style].lean * canvas.widthPx
}

/** The photo cut where the words begin, and a band along the cut; one that is smaller than its room with cut corners. */
function cutAside(context: ComposeContext, photo: PhotoLayer, room: Box, inner: InnerSide): Layer[] {
  const lean = leanOf(context)
  const cutAt = (back: number) =>
    ({
      left: () => edgeShape(context, 'right', room.x - back + lean, room.x - back),
      bottom: () => edgeShape(context, 'top', bottom(room) + back - 0.5 * lean, bottom(room) + back),
      top: () => edgeShape(context, 'bottom', room.y - back + 0.5 * lean, room.y - back),
    })[inner]()
  const band = edgeBand(context)
  const tinted = tintBackdrop(context, photo)
  if (photo.box.width < room.width || photo.box.height < room.height) return corneredPhoto(context, tinted)
  return [...(band ? [filled(cutAt(band.widthPx), band.color)] : []), { ...tinted, clip: cutAt(0) }]
}
