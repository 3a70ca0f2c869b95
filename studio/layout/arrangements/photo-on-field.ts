import { bottom, right } from '../../basics/boxes.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { isCalm } from '../../brief/thing-world.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, middleOf, rounded, shapeBounds, wholeOf } from '../../layers/box.ts'
import { filled, polygon } from '../../layers/fill.ts'
import type { Layer, PhotoLayer, Point, Shape } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'
import { bledPhoto, type InnerSide } from '../picture/bled-photo.ts'
import { isCutOffAt } from '../picture/cut-off.ts'
import { corneredPhoto } from '../picture/cut-corners.ts'
import { croppedPhoto, photoLayer } from '../picture/photo-crop.ts'
import { groundLook, styleGround } from '../sets/style-ground.ts'
import { arrangePhoto } from './beside.ts'
import type { PlacedPicture, SizeIdea } from './arranged.ts'
import { edgeBand, edgeShape } from '../sets/style-edge.ts'
import { tintBackdrop } from '../picture/tint-backdrop.ts'

/** Tuning of a banner whose picture reaches head and foot. */
export const BLED = { top: 0, foot: 0 }

/** Arranges the photo off three edges, cut against the style's field. */
export function cutAgainstField(context: ComposeContext): Layer[] | undefined {
  return arrangePhoto(context, {
    look: groundLook(context),
    start: cutFor(context).start,
    photo: (_, room, inner, given) => {
      // White paper that ends within the field is a box round its product, which can be multiplied on to the field
      // instead.
      const minShare = context.hero.treatment === 'multiply' ? 1 : given
      return bledPhoto(context, room, inner, { left: inner === 'left' ? 1.2 * leanOf(context) : 0, least: minShare })
    },
    dress: (photo, room, inner) => [...styleGround(context), ...cutAside(context, photo, room, inner)],
  })
}

/** Place where the cut is nearest to the words beside it, and how far it leans from there, in shares of the width. */
const [STRAIGHT, SLANT, WAVE] = [
  { start: 0.5, lean: 0 },
  { start: 0.45, lean: 0.12 },
  { start: 0.52, lean: 0.08 },
]
const CUTS = { clean: STRAIGHT, bold: SLANT, luxury: STRAIGHT, playful: WAVE, corporate: STRAIGHT, modern: SLANT }

/** Returns the cut of a style. Bold cuts straight beside products that are advertised quietly. */
function cutFor({ direction }: Pick<ComposeContext, 'direction'>) {
  return direction.style === 'bold' && isCalm(direction) ? STRAIGHT : CUTS[direction.style]
}

function leanOf({ canvas, direction }: ComposeContext): number {
  return cutFor({ direction }).lean * canvas.widthPx
}

/**
 * Returns the photo cut where the words begin, with a band along the cut. A photo that is smaller than its room has cut
 * corners.
 */
function cutAside(context: ComposeContext, photo: PhotoLayer, room: Box, inner: InnerSide): Layer[] {
  const tinted = tintBackdrop(context, photo)
  if (isSmallerThan(room, photo)) return corneredPhoto(context, tinted)
  const lean = leanOf(context)
  const cutAt = (back: number) =>
    ({
      left: () => edgeShape(context, 'right', room.x - back + lean, room.x - back),
      bottom: () => edgeShape(context, 'top', bottom(room) + back - 0.5 * lean, bottom(room) + back),
      top: () => edgeShape(context, 'bottom', room.y - back + 0.5 * lean, room.y - back),
    })[inner]()
  const band = edgeBand(context)
  return [...(band ? [filled(cutAt(band.widthPx), band.color)] : []), { ...tinted, clip: cutAt(0) }]
}

export function isSmallerThan(room: Box, { box }: PhotoLayer): boolean {
  return box.width < room.width || box.height < room.height
}

/**
 * A photo off the edges of the canvas, cut against the style's field in the style's manner. A photo that is too small
 * comes in from a side, or stands on the field.
 */
export const cutPhoto: SizeIdea = {
  look: groundLook,
  bleeds: true,
  place: (context, room) => {
    const cropped = croppedPhoto(context, rounded(room))
    // A banner has another width for such a photo, and other families.
    if (!cropped && context.canvas.isLow) return undefined
    const photo = cropped ?? highestAcross(context, rounded(room)) ?? photoIn(context, rounded(room))
    if (!reachesEdge(context, photo)) {
      const aside = fromASide(context, room)
      // The photo would be a stamp between the words of a half page.
      if (!aside && context.canvas.shape === 'skyscraper') return undefined
      return hungPhoto(context, aside ? tintBackdrop(context, aside) : photo)
    }
    const cut = cutOf(context, photo)
    const cutTo = { ...tintBackdrop(context, photo), clip: cut }
    return { box: photo.box, dress: () => ({ behind: [...styleGround(context), ...band(context, cut), cutTo] }) }
  },
}

/** A photo whole and untouched on the style's field. A small or long one stands there with a margin round it. */
export const wholePhoto: SizeIdea = {
  look: groundLook,
  bleeds: true,
  place: (context, room) => hungPhoto(context, photoIn(context, rounded(room))),
}

/**
 * Returns the photo as large as its room or, if that would cut into what it shows, whole from edge to edge of the
 * canvas; else framed.
 */
function photoIn(context: ComposeContext, room: Box): PhotoLayer {
  const photo = photoLayer(context, room)
  return reachesEdge(context, photo) ? photo : (wholeAcross(context, room) ?? photo)
}

const HEIGHT_STEP = 0.05

/**
 * Returns the photo from edge to edge of a half page and as high as what it shows allows: whole, most photos would take
 * a quarter of the page.
 */
function highestAcross(context: ComposeContext, room: Box): PhotoLayer | undefined {
  const { canvas, photos } = context
  if (canvas.shape !== 'skyscraper' || room.width < canvas.widthPx) return undefined
  const { widthPx, heightPx } = photos[0]!.pixels
  const whole = (heightPx / widthPx) * room.width
  for (let share = 1 - HEIGHT_STEP; share * room.height > whole; share -= HEIGHT_STEP) {
    const height = Math.round(share * room.height)
    const y = Math.round(room.y + restAt(canvas, room) * (room.height - height))
    const photo = croppedPhoto(context, { ...room, y, height })
    if (photo) return photo
  }
  return undefined
}

/**
 * Returns as much of a small photo as a strip across the canvas holds, off its end, or off its start if the photo crops
 * what it shows there.
 */
function fromASide(context: ComposeContext, room: Box): PhotoLayer | undefined {
  const isAtStart = isCutOffAt(context, 'left')
  if (room.width < context.canvas.widthPx || (isAtStart && isCutOffAt(context, 'right'))) return undefined
  const { widthPx, heightPx } = context.photos[0]!.pixels
  const width = Math.min(room.width, MAX_ENLARGEMENT * widthPx)
  const height = Math.min(room.height, MAX_ENLARGEMENT * heightPx)
  const x = isAtStart ? room.x : right(room) - width
  return croppedPhoto(context, rounded({ x, y: room.y + (room.height - height) / 2, width, height }))
}

/**
 * Returns the whole photo as wide, or as high, as the canvas. Undefined if its room is lower or not as wide, or if the
 * photo is too small.
 */
function wholeAcross({ canvas, photos }: ComposeContext, room: Box): PhotoLayer | undefined {
  const { widthPx, heightPx } = photos[0]!.pixels
  const isAcross = room.width >= canvas.widthPx
  if (!isAcross && room.height < canvas.heightPx) return undefined
  const scale = isAcross ? room.width / widthPx : room.height / heightPx
  const [width, height] = [Math.round(scale * widthPx), Math.round(scale * heightPx)]
  if (scale > MAX_ENLARGEMENT || width > room.width || height > room.height) return undefined
  const x = room.x > 0 ? right(room) - width : room.x
  const box = { x, y: Math.round(room.y + restAt(canvas, room) * (room.height - height)), width, height }
  return { kind: 'photo', photo: 0, crop: wholeOf(photos[0]!.pixels), box, radius: 0 }
}

/**
 * Returns the share of the height that a photo leaves free in its room which lies above it. At the canvas's head or
 * foot the photo lies at the edge, and leaves one field.
 */
function restAt({ heightPx }: Canvas, room: Box): number {
  const [isAtHead, isAtFoot] = [room.y <= 0, bottom(room) >= heightPx]
  return isAtHead === isAtFoot ? 0.5 : isAtHead ? 0 : 1
}

/** Places a photo on the style's field: framed whole with a margin round it, or from the canvas's edges on. */
export function hungPhoto(context: ComposeContext, photo: PhotoLayer): PlacedPicture {
  const shown = photo.radius > 0 ? [photo] : corneredPhoto(context, photo)
  return { box: photo.box, dress: () => ({ behind: [...styleGround(context), ...shown] }) }
}

export function reachesEdge({ canvas }: ComposeContext, { box }: { box: Box }): boolean {
  return box.width >= canvas.widthPx || box.height >= canvas.heightPx
}

/** Distance by which a cut leans into the photo in the styles that speak up, in shares of the canvas's shorter side. */
const LEAN = 0.14

/** Returns the outline of the photo without a wedge along each edge that the canvas does not cut. */
function cutOf({ canvas, direction }: ComposeContext, { box }: PhotoLayer): Shape & { type: 'polygon' } {
  const { widthPx: w, heightPx: h, side } = canvas
  const lean = (direction.style === 'bold' && !isCalm(direction)) || direction.style === 'modern' ? LEAN * side : 0
  const across = box.width < w ? lean : 0
  const down = box.width < w ? 0 : lean
  const [end, foot] = [right(box), bottom(box)]
  const at = (is: boolean, by: number) => (is ? by : 0)
  return polygon([
    [box.x + at(box.x > 0, across), box.y],
    [end, box.y + at(box.y > 0, down)],
    [end - at(end < w, across), foot - at(foot < h, down)],
    [box.x, foot],
  ])
}

/** Returns a band of the second color along the cut, drawn under the photo. */
function band(context: ComposeContext, cut: Shape & { type: 'polygon' }): Layer[] {
  const edge = edgeBand(context)
  if (!edge) return []
  const { color, widthPx: by } = edge
  const [middleX, middleY] = middleOf(shapeBounds(cut)!)
  const grown = cut.points.map(([x, y]): Point => [x + by * Math.sign(x - middleX), y + by * Math.sign(y - middleY)])
  return [filled(polygon(grown), color)]
}
