import type { ComposeContext } from '../compose-context.ts'
import { bottom, middleOf, right, rounded } from '../layers/box.ts'
import { filled, polygon } from '../layers/fill.ts'
import type { Layer, PhotoLayer, Point, Shape } from '../layers/layout.ts'
import { croppedPhoto } from '../picture/cropped-photo.ts'
import { photoLayer } from '../picture/photo-crop.ts'
import { tintBackdrop } from '../picture/tint-backdrop.ts'
import { groundLook } from '../sets/ground-look.ts'
import { styleGround } from '../sets/style-ground.ts'
import type { SizeIdea, SizePicture } from './size-idea.ts'
import { edgeBand } from '../sets/style-edge.ts'
import { shapeBounds } from '../layers/bounds.ts'

export interface SizePhoto extends SizePicture {
  photo: PhotoLayer
}

/** A photo off the edges of the canvas, cut against the style's field by its own hand; one that is too small stands on the field. */
export const cutPhoto: SizeIdea<SizePhoto> = {
  look: groundLook,
  bleeds: true,
  place: (context, room) => inRoom(croppedPhoto(context, rounded(room)) ?? photoLayer(context, rounded(room))),
  dress: (context, { photo, ...rest }) => {
    if (!reachesEdge(context, photo)) return wholePhoto.dress(context, { photo, ...rest })
    const cut = cutOf(context, photo)
    return { behind: [...styleGround(context), ...band(context, cut), { ...tintBackdrop(context, photo), clip: cut }] }
  },
}

/** A photo whole and untouched on the style's field: one that is small or long stands there with a margin round it. */
export const wholePhoto: SizeIdea<SizePhoto> = {
  look: groundLook,
  bleeds: true,
  place: (context, room) => inRoom(photoLayer(context, rounded(room))),
  dress: (context, { photo }) => ({ behind: [...styleGround(context), photo] }),
}

function inRoom(photo: PhotoLayer): SizePhoto {
  return { box: photo.box, photo }
}

function reachesEdge({ canvas }: ComposeContext, { box }: PhotoLayer): boolean {
  return box.width >= canvas.widthPx || box.height >= canvas.heightPx
}

/** How far a cut leans into the photo in the styles that speak up, in shares of the canvas's shorter side. */
const LEAN = 0.14

/** The photo without a wedge along each edge that the canvas does not cut. */
function cutOf({ canvas, direction }: ComposeContext, { box }: PhotoLayer): Shape & { type: 'polygon' } {
  const { widthPx: w, heightPx: h, side } = canvas
  const lean = direction.style === 'bold' || direction.style === 'modern' ? LEAN * side : 0
  const across = box.width < w ? lean : 0
  const down = box.width < w ? 0 : lean
  const [end, foot] = [right(box), bottom(box)]
  const at = (is: boolean, by: number) => (is ? by : 0)
  const points: Point[] = [
    [box.x + at(box.x > 0, across), box.y],
    [end, box.y + at(box.y > 0, down)],
    [end - at(end < w, across), foot - at(foot < h, down)],
    [box.x, foot],
  ]
  return polygon(points)
}

/** A band of the second color along the cut, drawn under the photo. */
function band(context: ComposeContext, cut: Shape & { type: 'polygon' }): Layer[] {
  const { color, widthPx: by } = edgeBand(context) ?? {}
  if (!color || !by) return []
  const [middleX, middleY] = middleOf(shapeBounds(cut)!)
  return [
    filled(
      polygon(cut.points.map(([x, y]) => [x + by * Math.sign(x - middleX), y + by * Math.sign(y - middleY)])),
      color,
    ),
  ]
}
