import { bottom, type Box } from '../layers/box.ts'
import { arrangeBannerOf } from '../arrangements/banner.ts'
import { arrangeBeside, type PictureSide } from '../arrangements/beside.ts'
import { cutPhoto } from '../arrangements/size-photo.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import { filled } from '../layers/fill.ts'
import type { Layer } from '../layers/layout.ts'
import { croppedPhoto } from '../picture/photo-crop.ts'
import { isTight } from '../picture/picture-frame.ts'
import { groundLook, styleGround } from '../sets/style-ground.ts'
import { edgeBand, edgeShape } from '../sets/style-edge.ts'
import type { Family } from './family.ts'
import type { PlacedPicture } from '../arrangements/size-idea.ts'
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
  sceneName: 'the photo itself',
  offeredAs: 'photo beside a field',
  storyFoot: 'bare',
  sides: 'swap',
  banner: (context) => arrangeBannerOf(context, cutPhoto, { widths: [132, 190] }),
  arrangements: onSizes(cutPhoto),
  poster: (context) =>
    arrangeBeside(context, {
      look: groundLook(context),
      aspect: photoAspect(context),
      start: CUTS[context.direction.style].start,
      picture: (room, side) => cutAside(context, room, side),
    }),
}

/** Where the cut is nearest to the words beside it, and how far it leans from there, in shares of the width. */
const [STRAIGHT, SLANT, WAVE] = [
  { start: 0.5, lean: 0 },
  { start: 0.45, lean: 0.12 },
  { start: 0.52, lean: 0.08 },
]
const CUTS = { clean: STRAIGHT, bold: SLANT, luxury: STRAIGHT, playful: WAVE, corporate: STRAIGHT, modern: SLANT }

/** The photo in its room, cut where the words begin: over its whole height, or less where it lies over them. */
function cutAside(context: ComposeContext, room: Box, side: PictureSide): PlacedPicture | undefined {
  const lean = CUTS[context.direction.style].lean * context.canvas.widthPx
  const photo = croppedPhoto(context, room, side === 'end' ? 1.2 * lean : 0)
  if (!photo || (side === 'head' && isTight(context, photo.crop))) return undefined
  const low = bottom(room)
  const cutAt = (back: number) =>
    side === 'end'
      ? edgeShape(context, 'right', room.x - back + lean, room.x - back)
      : edgeShape(context, 'top', low + back - 0.5 * lean, low + back)
  const band = edgeBand(context)
  const edge = band ? [filled(cutAt(band.widthPx), band.color)] : []
  const cut: Layer = { ...tintBackdrop(context, photo), clip: cutAt(0) }
  return { box: room, dress: () => ({ behind: [...styleGround(context), ...edge, cut] }) }
}
