import { bottom } from '../../basics/boxes.ts'
import { type Box, wholeOf } from '../../layers/box.ts'
import { isLightAround } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../../layers/layout.ts'
import type { InnerSide } from '../picture/bled-photo.ts'
import { isCutOffAt } from '../picture/cut-off.ts'
import { croppedPhoto, cutsProduct, photoLayer, shownShare } from '../picture/photo-crop.ts'
import { fillGround } from '../sets/ground.ts'
import { darkField, photoScrim, scrimLook } from '../sets/photo-scrim.ts'
import { arrangePhoto } from './beside.ts'
import { fadingPhoto } from './fading-photo.ts'
import { arrangeOver, type Over } from './over.ts'
import type { SizeIdea } from './arranged.ts'
import { isSmallerThan } from './photo-on-field.ts'
import { STYLE_FEET } from './seamless-foot.ts'

/** Arranges the words beside what the photo shows, which lies in the room that they leave. */
export function besideShown(context: ComposeContext): Layer[] | undefined {
  return arrangePhoto(context, {
    look: scrimLook(context),
    // A photo at the end shows its subject from here on.
    start: 0.46,
    photo: clearOf,
    dress: (photo, room, inner) => [photo, sideScrim(context, room, inner)],
  })
}

/**
 * Returns the photo over the whole canvas, with everything that it shows within the room that the words leave, or
 * undefined if that is not possible.
 */
function clearOf(context: ComposeContext, room: Box, inner: InnerSide): PhotoLayer | undefined {
  if (isCutOffAt(context, inner)) return undefined
  const whole = wholeOf(context.canvas)
  const photo = croppedPhoto(context, whole, { left: room.x, top: room.y, bottom: whole.height - bottom(room) })
  if (!photo) return undefined
  const { pixels, study } = context.photos[0]!
  const { crop } = photo
  const scale = crop.width / whole.width
  const [x, y] = [crop.x + room.x * scale, crop.y + room.y * scale]
  const clear = { x, y, width: room.width * scale, height: room.height * scale }
  const isClear = study.subject ? !cutsProduct(context, clear) : shownShare(pixels, clear) > 1 - COVERED_MAX
  return isClear ? photo : undefined
}

/** Returns a scrim from a little inside the picture's own room to the edge at which the words stand. */
function sideScrim(context: ComposeContext, { x, y, width, height }: Box, inner: InnerSide): Layer {
  const scrims = {
    left: () => photoScrim(context, x + REACH.side * width, 'start'),
    bottom: () => photoScrim(context, y + (1 - REACH.side) * height, 'foot'),
    top: () => photoScrim(context, y + REACH.side * height, 'head'),
  }
  return scrims[inner]()
}

/** Arranges the words in the photo's lower third, or at its head if its upper third is free. */
export function onWholePhoto(context: ComposeContext): Layer[] | undefined {
  const h = context.canvas.heightPx
  const photo = fillingPhoto(context, wholeOf(context.canvas))
  if (!photo) return undefined
  const bar = STYLE_FEET[context.direction.style]
  const picture: Over['picture'] = (_, place) => {
    const scrim = (words: Box) =>
      place === 'head' ? photoScrim(context, bottom(words) + REACH.head * h, 'head') : footScrim(context, words)
    return { box: photo.box, dress: ({ words }) => ({ behind: [photo, scrim(words)] }) }
  }
  const over = { look: scrimLook(context), foot: bar, until: CROWN_SHARE, picture }
  return arrangeOver(context, over, bar && isFreeAbove(context, photo) ? ['head', 'foot'] : ['foot'])
}

/** The photo at the end of a banner, or on one side of a poster, and beside it the photo's own dark. */
export const intoDark = fadingPhoto({
  look: scrimLook,
  ground: (context) => [fillGround(context.canvas, darkField(context))],
  ends: ({ height }, by) => ({ left: 0.4 * by * height }),
})

/**
 * Arranges a dark photo that is too small for the whole canvas. It fades into the dark, in the styles that are at home
 * there; a light one would glow in it.
 */
export function intoDarkPoster(context: ComposeContext): Layer[] | undefined {
  const { style } = context.direction
  if (style === 'clean' || style === 'corporate' || isLightAround(context.hero)) return undefined
  return intoDark.poster(context)
}

function footScrim(context: ComposeContext, words: Box): Layer {
  const { heightPx } = context.canvas
  return photoScrim(context, Math.max(HIGHEST * heightPx, words.y - REACH.foot * heightPx), 'foot')
}

/**
 * Shares of the height (`side`: of the picture's room): how far a scrim reaches beyond the words, and how high it may
 * begin.
 */
const REACH = { head: 0.16, foot: 0.24, side: 0.2 }
const HIGHEST = 0.28

/**
 * Upper part of the canvas that words at the head take, and the share of what stands out in the photo that they may
 * cover.
 */
const CROWN_SHARE = 0.34
const COVERED_MAX = 0.1
/**
 * Smallest share of the photo's height in its crop: if more was left out above and below, what is shown begins at the
 * upper edge.
 */
const UNCUT_SHARE = 0.85

function isFreeAbove({ photos }: ComposeContext, { crop }: PhotoLayer): boolean {
  const { pixels } = photos[0]!
  if (crop.height < UNCUT_SHARE * pixels.heightPx) return false
  return shownShare(pixels, { ...crop, height: CROWN_SHARE * crop.height }) < COVERED_MAX
}

/** A photo that fills its part of a canvas of another size. */
export const filling: SizeIdea = {
  look: scrimLook,
  fills: true,
  place: (context, box) => {
    const photo = fillingPhoto(context, box)
    return photo && { box, dress: ({ words }) => ({ behind: [photo, footScrim(context, words)] }) }
  },
}

/** Returns undefined if the photo would stand inside its room. */
function fillingPhoto(context: ComposeContext, room: Box): PhotoLayer | undefined {
  const photo = photoLayer(context, room)
  return isSmallerThan(room, photo) ? undefined : photo
}
