import { bottom, type Box } from '../layers/box.ts'
import { arrangeBannerOf } from '../arrangements/banner.ts'
import { arrangePhoto } from '../arrangements/beside-photo.ts'
import { BLED, cutPhoto } from '../arrangements/size-photo.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled } from '../layers/fill.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { bledPhoto, type InnerSide } from '../picture/bled-photo.ts'
import { groundLook, styleGround } from '../sets/style-ground.ts'
import { edgeBand, edgeShape } from '../sets/style-edge.ts'
import { corneredPhoto } from '../picture/cut-corners.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'
import { tintBackdrop } from '../picture/tint-backdrop.ts'

/**
 * Split: the photo bleeds off three edges and is cut against the style's field by its own hand: a slant, a wave or a
 * straight edge with a band of the second color along it.
 */
export const splitFamily: Family = {
  tried: {
    busy: { clean: 2, bold: 1, luxury: 3, playful: 1, corporate: 1, modern: 3 },
    plain: { clear: 3, foggy: 2 },
    multiplied: { clear: 4, foggy: 2 },
  },
  offeredAs: 'photo beside a field',
  sides: 'swap',
  banner: (context) =>
    arrangeBannerOf(context, cutPhoto, { tune: { ...BLED, order: 'picture first' }, widths: [60, 270] }),
  arrangements: onSizes(cutPhoto),
  poster: (context) =>
    arrangePhoto(context, {
      look: groundLook(context),
      start: CUTS[context.direction.style].start,
      photo: (room, inner, least) =>
        bledPhoto(context, room, inner, { left: inner === 'left' ? 1.2 * leanOf(context) : 0, least }),
      dress: (photo, room, inner) => ({ behind: [...styleGround(context), ...cutAside(context, photo, room, inner)] }),
    }),
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
