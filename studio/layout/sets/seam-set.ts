import { okDistance } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import { distanceTo, messageBox, middleOf } from '../../layers/box.ts'
import { circle, filled, linear, rect } from '../../layers/fill.ts'
import type { Layer, Placement, Point, Shape } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { bareField, fieldLook } from './concept-look.ts'
import { grain } from './ground.ts'
import { panelLook } from './panel-set.ts'
import type { AmongWords, PlaneEdge, ProductSet, WordsLook } from './product-set.ts'
import { hang } from './stand.ts'

/** Radius of the disc that has each world's color in the other, in shares of the product's longer side. */
const DISC = 0.56
/** Gap between the disc and words, in shares of the shorter side. */
const AIR = 0.035

export interface AcrossSeam extends AmongWords {
  seam: PlaneEdge
}

/** Two worlds with the product across their seam. A disc behind it has in each world the color of the other. */
export const seamSet: ProductSet<WordsLook, AcrossSeam> = {
  look: fieldLook,
  scenery(context, _look, { placement, seam, texts }) {
    const { canvas } = context
    const { widthPx: w, heightPx: h } = canvas
    const other = otherWorld(context, seam)
    const [light, middle, deep] = panelLook(context).fills
    const bounds = placedBounds(placement)
    const [x, y] = middleOf(bounds)
    const center: [number, number] = 'y' in seam ? [x, seam.y] : [seam.x, y]
    const disc = circle(center, discRadius(context, placement, center, texts))
    const { ground, groundDeep } = context.direction.colors
    return [
      ...bareField(context),
      filled(disc, linear([0, 0], [w, h], light, middle)),
      filled(other, linear([0, 0], [w, h], light, middle, deep)),
      filled(disc, linear([0, 0], [w, h], ground, ground, groundDeep), { clip: other }),
      grain(canvas, false),
    ]
  },
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [0.03, 0.05, 0.06, 0.36], [0.008, 0.014, 0.016, 0.3]),
}

/** Returns the radius of the disc in px, as large as the words allow. */
function discRadius({ canvas }: ComposeContext, placement: Placement, center: Point, texts: readonly Layer[]): number {
  const { width, height } = placedBounds(placement)
  const room = Math.min(...texts.flatMap(messageBox).map((box) => distanceTo(box, center)))
  return Math.max(1, Math.min(DISC * Math.max(width, height), 0.6 * canvas.heightPx, room - AIR * canvas.side))
}

/** Returns the part of the canvas that is the second world. */
function otherWorld({ canvas }: ComposeContext, seam: PlaneEdge): Shape {
  const { widthPx: w, heightPx: h } = canvas
  if ('y' in seam) return rect({ x: 0, y: seam.y, width: w, height: h - seam.y })
  return seam.closeTo === 'right'
    ? rect({ x: seam.x, y: 0, width: w - seam.x, height: h })
    : rect({ x: 0, y: 0, width: seam.x, height: h })
}

/** OKLab distance below which two worlds look like one. */
const MIN_APART = 0.14

/** Returns true if the style has two fields that a stranger takes for two worlds. */
export function areApart(context: ComposeContext): boolean {
  return okDistance(context.direction.colors.ground, panelLook(context).fills[1]) >= MIN_APART
}

export const seamLook = (context: ComposeContext): WordsLook => panelLook(context)
