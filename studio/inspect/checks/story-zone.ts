import type { Box } from '#contract/report.ts'
import { bottom, contains, right } from '../../layout/layers/box.ts'
import type { Fill, Layer, TextLayer } from '../../layout/layers/layout.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'
import { opaquePoints, shownPictures } from '../product-view.ts'

/** Share of a cut-out that may reach into the platform's parts: the tip of a bottle, never its label. */
const REACH_SHARE = 0.01

/**
 * A story's top and foot hold nothing but scene. A photo that is shown whole, its shadow and the planes of the ground are
 * scene; a cut-out and the shape under words (a badge, a button) are not.
 */
export const storyZone: Check = ({ layout, canvas, photos }) => {
  if (!canvas.isCovered) return []
  const { y: top } = canvas.safe
  const foot = bottom(canvas.safe)
  const pictures = shownPictures(layout, photos).filter(({ layer }) => layer.kind === 'product')
  const reaching = pictures.some((picture) => {
    const points = opaquePoints(picture)
    return points.filter(([, y]) => y < top || y > foot).length > REACH_SHARE * points.length
  })
  // What runs off the canvas at both sides and at the foot is a floor, however large the figures on it.
  const isFloor = (box: Box) => box.x <= 0 && right(box) >= canvas.widthPx && bottom(box) >= canvas.heightPx
  const carriers = carrierBoxes(layout.layers)
    .filter((box) => !isFloor(box))
    .some((box) => box.y < top - 1 || bottom(box) > foot + 1)
  return [
    ...(reaching ? [error('safe-zone', 'The product reaches into the part of a story that the app covers.')] : []),
    ...(carriers ? [error('safe-zone', 'A badge or label reaches into the part of a story that the app covers.')] : []),
  ]
}

/** A plain shape that holds a run and is at most this many times as high is there for the run's sake; the ground is not. */
const CARRIER_HEIGHTS = 9

function carrierBoxes(layers: readonly Layer[]): Box[] {
  const texts = layers.filter((layer): layer is TextLayer => layer.kind === 'text')
  return layers.flatMap((layer) => {
    if (layer.kind !== 'shape' || layer.blurPx || !layer.fill || isLight(layer.fill)) return []
    const box = shapeBox(layer.shape)
    const carried =
      box && texts.find((text) => contains(box, text.box, 2) && box.height < CARRIER_HEIGHTS * text.sizePx)
    return box && carried && box.width < 3 * carried.box.width + 4 * carried.sizePx ? [box] : []
  })
}

/** What fades away to its rim has no edge that could be cut. */
function isLight(fill: Fill): boolean {
  return fill.type === 'radial' && fill.stops.at(-1)![1].endsWith(',0)')
}

function shapeBox(shape: Extract<Layer, { kind: 'shape' }>['shape']): Box | undefined {
  switch (shape.type) {
    case 'rect':
      return shape.box
    case 'ellipse':
      return boxAbout(shape.center, shape.rx, shape.ry)
    case 'burst':
      return boxAbout(shape.center, shape.radius, shape.radius)
    case 'polygon':
    case 'wave':
      return undefined
  }
}

function boxAbout([x, y]: [number, number], rx: number, ry: number): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}
