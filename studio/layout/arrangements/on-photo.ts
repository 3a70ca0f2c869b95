import { bottom, type Box, wholeOf } from '../layers/box.ts'
import { isLightAround } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { fadedTowards, type InnerSide, softest } from '../picture/bled-photo.ts'
import { isCutOffAt } from '../picture/cut-off.ts'
import { croppedPhoto, cutsProduct, fadedPhoto, photoLayer, shownShare } from '../picture/photo-crop.ts'
import { fillGround } from '../sets/ground.ts'
import { darkField, photoScrim, scrimLook } from '../sets/photo-scrim.ts'
import type { Dressed } from '../sets/product-set.ts'
import { arrangePhoto } from './beside-photo.ts'
import { arrangeOver, type WordsPlace } from './over.ts'
import type { SizeIdea } from './size-idea.ts'
import { STYLE_FEET } from './studio-foot.ts'

/** Where a photo at the end shows its subject. */
const START = 0.46

/** The words beside what the photo shows, which lies in the room that they leave. */
export function besideShown(context: ComposeContext): Layer[] | undefined {
  return arrangePhoto(context, {
    look: scrimLook(context),
    start: START,
    photo: clearOf,
    dress: (photo, room, inner) => [photo, sideScrim(context, room, inner)],
  })
}

/** The photo over the whole canvas, all that it shows within the room that the words leave. */
function clearOf(context: ComposeContext, room: Box, inner: InnerSide): PhotoLayer | undefined {
  if (isCutOffAt(context, inner)) return undefined
  const whole = wholeOf(context.canvas)
  const photo = croppedPhoto(context, whole, { left: room.x, top: room.y, bottom: whole.height - bottom(room) })
  if (!photo) return undefined
  const { pixels, study } = context.photos[0]!
  const { crop } = photo
  const scale = crop.width / whole.width
  const clear = {
    x: crop.x + room.x * scale,
    y: crop.y + room.y * scale,
    width: room.width * scale,
    height: room.height * scale,
  }
  const isClear = study.subject ? !cutsProduct(context, clear) : shownShare(pixels, clear) > 1 - COVERED_MAX
  return isClear ? photo : undefined
}

/** From a little inside the picture's own room to the edge at which the words stand. */
function sideScrim(context: ComposeContext, { x, y, width, height }: Box, inner: InnerSide): Layer {
  switch (inner) {
    case 'left':
      return photoScrim(context, x + REACH.side * width, 'start')
    case 'bottom':
      return photoScrim(context, y + (1 - REACH.side) * height, 'foot')
    case 'top':
      return photoScrim(context, y + REACH.side * height, 'head')
  }
}

/** The words in the photo's lower third, or crowning it where its upper third is free. */
export function onWholePhoto(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const photo = photoLayer(context, wholeOf(context.canvas))
  if (photo.box.width < w || photo.box.height < h) return undefined
  const bar = STYLE_FEET[context.direction.style]
  const scrim = (place: WordsPlace, words: Box) =>
    place === 'head' ? photoScrim(context, bottom(words) + REACH.head * h, 'head') : footScrim(context, words)
  const picture = (_room: Box, place: WordsPlace) => ({
    box: photo.box,
    dress: ({ words }: { words: Box }) => ({ behind: [photo, scrim(place, words)] }),
  })
  const places: WordsPlace[] = bar && isFreeAbove(context, photo) ? ['head', 'foot'] : ['foot']
  return arrangeOver(context, { look: scrimLook(context), foot: bar, until: CROWN_SHARE, picture }, places)
}

/** A dark photo that is too small for all of the canvas fades into the dark, in the styles that are at home there; a light one would glow in it. */
export function intoDarkPoster(context: ComposeContext): Layer[] | undefined {
  const { style } = context.direction
  if (style === 'clean' || style === 'corporate' || isLightAround(context.hero)) return undefined
  return arrangePhoto(context, {
    look: scrimLook(context),
    start: START,
    photo: fadedTowards,
    dress: (photo) => onDark(context, photo).behind,
  })
}

/** On a banner: the photo at its end, and all before it the photo's own dark. */
export const intoDark: SizeIdea = {
  look: scrimLook,
  bleeds: true,
  place: (context, box) => {
    const photo = softest(context, (by) => fadedPhoto(context, box, { left: 0.4 * by * box.height }))
    return photo && { box, dress: () => onDark(context, photo) }
  },
}

function onDark(context: ComposeContext, photo: PhotoLayer): Dressed {
  return { behind: [fillGround(context.canvas, darkField(context)), photo] }
}

function footScrim(context: ComposeContext, words: Box): Layer {
  const { heightPx } = context.canvas
  return photoScrim(context, Math.max(HIGHEST * heightPx, words.y - REACH.foot * heightPx), 'foot')
}

/** How far a scrim reaches beyond the words, and how high it may begin, in shares of the height. */
const REACH = { head: 0.16, foot: 0.24, side: 0.2 }
const HIGHEST = 0.28

/** The upper part of the canvas that a crown takes, and the share of what stands out that it may cover. */
const CROWN_SHARE = 0.34
const COVERED_MAX = 0.1
/** Where the crop had to leave out more above and below, what is shown begins at its upper edge. */
const UNCUT_SHARE = 0.85

function isFreeAbove({ photos }: ComposeContext, { crop }: PhotoLayer): boolean {
  const { pixels } = photos[0]!
  if (crop.height < UNCUT_SHARE * pixels.heightPx) return false
  return shownShare(pixels, { ...crop, height: CROWN_SHARE * crop.height }) < COVERED_MAX
}

/** The photo fills its part of other sizes. */
export const filling: SizeIdea = {
  look: scrimLook,
  fills: true,
  place: (context, box) => {
    const photo = photoLayer(context, box)
    if (photo.box.width < box.width || photo.box.height < box.height) return undefined
    return { box, dress: ({ words }) => ({ behind: [photo, footScrim(context, words)] }) }
  },
}
