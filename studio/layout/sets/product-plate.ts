import type { AdStyle } from '#contract/choices.ts'
import { bottom, overlap, right } from '../../basics/boxes.ts'
import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, distanceTo, grow, linesOf, middleOf } from '../../layers/box.ts'
import { circle, filled, rect, scallop, vertical } from '../../layers/fill.ts'
import type { Layer, Placement, Point, Shape } from '../../layers/layout.ts'
import { placedBounds, productAlpha } from '../../layers/placement.ts'

/** OKLCH lightness and chroma of the plate, at its top and at its foot. */
const TONES = { light: [0.985, 0.008, 0.93, 0.03], dark: [0.24, 0.04, 0.15, 0.03] } as const
/**
 * Margin that the plate shows round the product, in shares of the shorter side, if it is round and if it is straight.
 */
const RIM = { round: 0.035, straight: 0.045 }
/** Gap that it keeps to words, in shares of the shorter side. */
const WORDS_AIR = 0.02

/**
 * Returns a disc or a plate behind a product whose edge is clean on such a ground only, and nothing if the set has such
 * a ground.
 */
export function paleOrDarkPlate(
  context: ComposeContext,
  { placement, texts = [] }: { placement: Placement; texts?: readonly Layer[] },
): Layer[] {
  const { needsPlate, direction, canvas } = context
  if (!needsPlate) return []
  const [l, c, rimL, rimC] = TONES[needsPlate]
  const { h } = hexToOklch(direction.chosenColor ?? direction.colors.surface)
  const shape = plateShape(context, placement, texts)
  const { y, height } = placedBounds(placement)
  const fill = vertical(y, y + height, oklchToHex(l, c, h), oklchToHex(rimL, rimC, h))
  const below = filled(shape, direction.colors.shadow, { blurPx: 0.02 * canvas.side, opacity: 0.3 })
  return [below, filled(shape, fill, { isPlate: true })]
}

const ROUND: readonly AdStyle[] = ['clean', 'playful', 'modern', 'bold']

/**
 * Returns a round plate if the words leave room for it, else a plane from edge to edge of the canvas: a card would be a
 * box of the product's own.
 */
function plateShape(context: ComposeContext, placement: Placement, texts: readonly Layer[]): Shape {
  const { canvas, direction, hero } = context
  const bounds = placedBounds(placement)
  const center = middleOf(bounds)
  const radius = reachOf(placement, bounds, center, productAlpha(hero, placement)) + RIM.round * canvas.side
  const isClear = linesOf(texts).every((box) => distanceTo(box, center) > radius + 0.015 * canvas.side)
  if (isClear && ROUND.includes(direction.style))
    return direction.style === 'playful' ? scallop(center, radius) : circle(center, radius)
  const aired = linesOf(texts).map((line) => grow(line, WORDS_AIR * canvas.side))
  const box = rimmed(bounds, RIM.straight * canvas.side, aired)
  if (direction.style === 'luxury') return { type: 'arch', box }
  return rect(toEdges(box, canvas, aired))
}

/** Returns the box with a rim that ends on each side before the words that lie there. */
function rimmed(box: Box, rim: number, lines: readonly Box[]): Box {
  const wide = grow(box, rim)
  const beside = lines.filter((line) => line.y < bottom(wide) && bottom(line) > wide.y)
  const inLine = lines.filter((line) => line.x < right(wide) && right(line) > wide.x)
  const until = (gaps: number[]) => Math.min(rim, ...gaps.filter((gap) => gap > -rim).map((gap) => Math.max(0, gap)))
  const start = until(beside.map((line) => box.x - right(line)))
  const end = until(beside.map((line) => line.x - right(box)))
  const top = until(inLine.map((line) => box.y - bottom(line)))
  const foot = until(inLine.map((line) => line.y - bottom(box)))
  return { x: box.x - start, y: box.y - top, width: box.width + start + end, height: box.height + top + foot }
}

/** Returns the box extended to each edge of the canvas, first at its sides, if no words lie on the way. */
function toEdges(box: Box, { widthPx, heightPx }: Canvas, lines: readonly Box[]): Box {
  const isFree = (way: Box) => lines.every((line) => overlap(line, way) === 0)
  const across = { ...box, x: 0, width: box.x }
  const beyond = { ...box, x: right(box), width: widthPx - right(box) }
  const [start, end] = [isFree(across) ? 0 : box.x, isFree(beyond) ? widthPx : right(box)]
  const wide = { ...box, x: start, width: end - start }
  const over = { ...wide, y: 0, height: wide.y }
  const under = { ...wide, y: bottom(wide), height: heightPx - bottom(wide) }
  const [top, foot] = [isFree(over) ? 0 : wide.y, isFree(under) ? heightPx : bottom(wide)]
  return { ...wide, y: top, height: foot - top }
}

/** Returns the distance from a point to the farthest pixel of the product, in px. */
function reachOf({ box }: Placement, bounds: Box, [x, y]: Point, alphaAt: (x: number, y: number) => number): number {
  const step = Math.max(1, Math.max(box.width, box.height) / 40)
  let reach = 0
  for (let down = bounds.y; down <= bounds.y + bounds.height; down += step) {
    for (let across = bounds.x; across <= bounds.x + bounds.width; across += step) {
      if (alphaAt(across, down) > 96) reach = Math.max(reach, Math.hypot(across - x, down - y))
    }
  }
  return reach
}
