import { bottom, overlap, right } from '../../../basics/boxes.ts'
import { type Box, contains, lineBoxes, rotatedBounds, shapeBounds } from '../../../layers/box.ts'
import type { PhotoStudy } from '../../../photo/photo-study.ts'
import { findHero, placedBounds } from '../../../layers/placement.ts'
import type { Layout, Placement, TextLayer, TextRole } from '../../../layers/layout.ts'
import { isSignOff } from '../../../layers/name-parts.ts'
import { type Canvas, makeCanvas } from '../../../canvas/canvas.ts'

/** A thing that the eye takes for one: a run of text, a button with its label, the picture. Canvas pixels. */
export interface Part {
  role: TextRole | 'picture'
  box: Box
  /** Type size of a run of text. */
  sizePx?: number
}

/** A layout as the terms of the score see it: what stands where, and nothing of how it is painted. */
export interface View {
  canvas: Canvas
  layout: Layout
  hero: PhotoStudy
  texts: readonly TextLayer[]
  /** The boxes of their lines: of those in front of the product, and of those behind it. */
  lines: readonly Box[]
  linesBehind: readonly Box[]
  /** All texts (each with the shape that it is the label of) and the picture. */
  parts: readonly Part[]
  /** The visible part of the product's bounds, or of the photo's box. */
  picture: Box
  /** The picture is a product in its room, and no framed photo. */
  standing: boolean
  /** Placement of a cut-out. */
  placement: Placement | undefined
}

export function viewLayout(layout: Layout, hero: PhotoStudy): View {
  const canvas = makeCanvas(layout.format)
  const texts = layout.layers.filter((layer) => layer.kind === 'text').filter((layer) => !isSignOff(layer))
  const placement = findHero(layout.layers)?.placement
  const photo = layout.layers.find((layer) => layer.kind === 'photo')
  const backdrop = layout.layers.find((layer) => layer.kind === 'backdrop')
  const shown = placement ? placedBounds(placement) : (backdrop?.keep ?? photo?.box ?? NOWHERE)
  const picture = onCanvas(shown, layout)
  const parts: Part[] = texts.map((text) => ({
    role: text.part,
    box: carrierOf(text, layout) ?? rotatedBounds(text),
    sizePx: text.sizePx,
  }))
  if (picture.width > 0) parts.push({ role: 'picture', box: picture })
  const lines = texts.filter((text) => !text.behindProduct).flatMap(lineBoxes)
  const linesBehind = texts.filter((text) => text.behindProduct).flatMap(lineBoxes)
  const standing = Boolean(placement ?? backdrop)
  return { canvas, layout, hero, texts, lines, linesBehind, parts, picture, standing, placement }
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

function onCanvas(box: Box, { widthPx, heightPx }: Layout): Box {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(widthPx, right(box)) - x),
    height: Math.max(0, Math.min(heightPx, bottom(box)) - y),
  }
}

/** Returns what the words of a part stand on: a button, a ribbon, a sticker. */
function carrierOf(text: TextLayer, { layers }: Layout): Box | undefined {
  const carriers = layers.flatMap((layer) =>
    layer.kind === 'shape' && layer.part === text.part ? (shapeBounds(layer.shape) ?? []) : [],
  )
  return carriers.findLast((box) => contains(box, text.box))
}

export function area({ width, height }: Box): number {
  return width * height
}

/** Returns the smallest distance between two boxes, 0 if they touch or overlap. */
export function gapBetween(first: Box, second: Box): number {
  if (overlap(first, second) > 0) return 0
  const dx = Math.max(0, first.x - right(second), second.x - right(first))
  const dy = Math.max(0, first.y - bottom(second), second.y - bottom(first))
  return Math.hypot(dx, dy)
}

/** Returns 1 up to `good`, 0 from `bad` on, and a straight line in between. `good` may be the larger one. */
export function between(value: number, good: number, bad: number): number {
  return Math.min(1, Math.max(0, (bad - value) / (bad - good)))
}

/** Returns 1 within a band. Outside it the score falls with the ratio, to 0 at `times` too little or too much. */
export function withinBand(value: number, [low, high]: readonly [number, number], times: number): number {
  if (!(value > 0)) return 0
  const excess = value < low ? low / value : value > high ? value / high : 1
  return Math.max(0, 1 - Math.log(excess) / Math.log(times))
}
