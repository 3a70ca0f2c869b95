import type { Layout } from '#studio/index.ts'
import type { Box } from '#contract/ads/report.ts'

export type Layer = Layout['layers'][number]
export type TextLayer = Extract<Layer, { kind: 'text' }>
export type ProductLayer = Extract<Layer, { kind: 'product' }>
export type PhotoLayer = Extract<Layer, { kind: 'photo' }>
/** A photo whose plain ground is extended to the canvas's edges; the product keeps its own pixels. */
export type BackdropLayer = Extract<Layer, { kind: 'backdrop' }>
export type PictureLayer = ProductLayer | PhotoLayer | BackdropLayer
export type ShapeLayer = Extract<Layer, { kind: 'shape' }>

export function textLayersOf(layout: Layout): TextLayer[] {
  return layout.layers.filter((layer) => layer.kind === 'text')
}

/** Returns the ad's first photo as the layout shows it. */
export function heroLayerOf(layout: Layout): PictureLayer | undefined {
  const pictures = layout.layers.filter(isPicture)
  return pictures.find((layer) => layer.photo === 0) ?? pictures[0]
}

function isPicture(layer: Layer): layer is PictureLayer {
  return layer.kind === 'product' || layer.kind === 'photo' || layer.kind === 'backdrop'
}

/** Returns the upright box that a picture takes: for an extended photo, which is everywhere, its product's. */
export function pictureBox(layer: PictureLayer): Box {
  if (layer.kind === 'product') return turnedBounds(layer.placement.box, layer.placement.rotation)
  return layer.kind === 'backdrop' ? layer.keep : layer.box
}

/** Returns the upright box round a box that is turned about its own center by so many degrees. */
export function turnedBounds(box: Box, degrees: number): Box {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const width = box.width * Math.abs(Math.cos(angle)) + box.height * Math.abs(Math.sin(angle))
  const height = box.width * Math.abs(Math.sin(angle)) + box.height * Math.abs(Math.cos(angle))
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Grows a box by so many pixels, to whole pixels. */
export function toWholePixels(box: Box, marginPx: number): Box {
  const [x, y] = [Math.floor(box.x - marginPx), Math.floor(box.y - marginPx)]
  return {
    x,
    y,
    width: Math.ceil(box.x + box.width + marginPx) - x,
    height: Math.ceil(box.y + box.height + marginPx) - y,
  }
}

/** Returns the upright box round a shape; undefined for a wave, which is always part of the ground. */
export function boundsOfShape({ shape }: ShapeLayer): Box | undefined {
  switch (shape.type) {
    case 'rect':
    case 'arch':
      return shape.box
    case 'ellipse':
      return boxAround(shape.center, shape.rx, shape.ry)
    case 'burst':
      return boxAround(shape.center, shape.radius, shape.radius)
    case 'polygon': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    }
    default:
      return undefined
  }
}

function boxAround([x, y]: readonly [number, number], rx: number, ry: number): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}

export function holds(outer: Box, inner: Box, slackPx = 1): boolean {
  return (
    inner.x >= outer.x - slackPx &&
    inner.y >= outer.y - slackPx &&
    inner.x + inner.width <= outer.x + outer.width + slackPx &&
    inner.y + inner.height <= outer.y + outer.height + slackPx
  )
}
