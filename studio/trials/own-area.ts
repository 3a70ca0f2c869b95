import type { TrialFactor } from '#contract/ads/trials/factors.ts'
import { type Box, grow, messageBox, rotatedBounds, shapeBounds } from '../layers/box.ts'
import type { Layer, Layout, Part, ShapeLayer } from '../layers/layout.ts'
import { isOfMessage } from '../layers/name-parts.ts'
import { isStandingLayer, placedBounds } from '../layers/placement.ts'
import { type PaintedAd, paintLayout, releasePainted } from '../paint/paint-layout.ts'
import type { Logo } from '../photo/clean-logo.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'

/** Squares of a file that are coded each by itself. A change of one pixel changes its square and no other. */
const SQUARE_PX = 8
/** Width of the soft edge of a letter or a cut-out. */
const EDGE_PX = 2

/** Squares of a picture, row by row: 1 where a factor may change it. */
export interface OwnArea {
  columns: number
  rows: number
  blocks: Uint8Array
}

function emptyArea({ widthPx, heightPx }: Pick<Layout, 'widthPx' | 'heightPx'>): OwnArea {
  const [columns, rows] = [Math.ceil(widthPx / SQUARE_PX), Math.ceil(heightPx / SQUARE_PX)]
  return { columns, rows, blocks: new Uint8Array(columns * rows) }
}

/** Returns the squares that are in any of the areas, which are of one picture. */
export function joinAreas([first, ...others]: readonly OwnArea[]): OwnArea {
  const blocks = Uint8Array.from(first!.blocks)
  for (const other of others) for (const at of blocks.keys()) blocks[at]! |= other.blocks[at]!
  return { ...first!, blocks }
}

interface Painting {
  photos: readonly StudiedPhoto[]
  logo?: Logo | undefined
  typesetter: Typesetter
}

/** Returns the squares of a picture that belong to a factor: the boxes of its parts, or what no other part covers. */
export async function ownArea(layout: Layout, factor: TrialFactor, painting: Painting): Promise<OwnArea> {
  return factor === 'ground' ? uncovered(layout, painting) : boxed(layout, boxesOf(layout, factor))
}

const PARTS: Record<'headline' | 'price' | 'callToAction', readonly Part[]> = {
  headline: ['headline'],
  price: ['price', 'old-price', 'badge', 'offer'],
  callToAction: ['call-to-action'],
}

function boxesOf({ layers }: Layout, factor: Exclude<TrialFactor, 'ground'>): Box[] {
  switch (factor) {
    case 'photo':
      return layers.flatMap((layer) => (layer.part === 'product' ? pictureBox(layer) : []))
    case 'side':
      return layers.flatMap((layer) => (isOfMessage(layer) ? wordBox(layer) : pictureBox(layer)))
    default:
      return layers.flatMap((layer) => (layer.part && PARTS[factor].includes(layer.part) ? wordBox(layer) : []))
  }
}

/** Reach of a line through a text beyond it, in type sizes. */
const STRIKE_REACH = 0.08

function wordBox(layer: Layer): Box[] {
  // A line through an old price reaches beyond its ink.
  if (layer.kind === 'text') return [grow(rotatedBounds(layer), layer.strike ? STRIKE_REACH * layer.sizePx : 0)]
  return layer.kind === 'shape' ? shapeBox(layer) : messageBox(layer)
}

function shapeBox({ shape, stroke, blurPx = 0 }: ShapeLayer): Box[] {
  const bounds = shapeBounds(shape)
  return bounds ? [grow(bounds, (stroke?.widthPx ?? 0) / 2 + 2 * blurPx)] : []
}

/** Room round a product, in its heights, that its shadow and reflection may take. */
const SHADOW_REACH = 0.5

function pictureBox(layer: Layer): Box[] {
  if (layer.kind === 'photo') return [layer.box]
  if (layer.kind === 'shape' && layer.part === 'product') return shapeBox(layer)
  if (!isStandingLayer(layer)) return []
  const bounds = placedBounds(layer.placement)
  if (layer.kind === 'product') return [bounds]
  if (layer.kind === 'reflection') {
    return [{ ...bounds, height: bounds.height * (1 + layer.length) }]
  }
  return [grow(bounds, SHADOW_REACH * layer.placement.box.height)]
}

function boxed(layout: Layout, boxes: readonly Box[]): OwnArea {
  const area = emptyArea(layout)
  for (const box of boxes) {
    const { x, y, width, height } = grow(box, EDGE_PX)
    const [left, top] = [x, y].map((from) => Math.max(0, Math.floor(from / SQUARE_PX))) as [number, number]
    const end = Math.min(area.columns, Math.ceil((x + width) / SQUARE_PX))
    const foot = Math.min(area.rows, Math.ceil((y + height) / SQUARE_PX))
    for (let row = top; row < foot; row += 1) {
      if (end > left) area.blocks.fill(1, row * area.columns + left, row * area.columns + end)
    }
  }
  return area
}

/**
 * Returns the squares in which the ground shows: those that are not the same when everything but the set is painted on
 * black and on white.
 */
async function uncovered(layout: Layout, { photos, logo, typesetter }: Painting): Promise<OwnArea> {
  const { widthPx, heightPx } = layout
  const rest = layout.layers.filter(({ part }) => part !== 'set')
  const on = (color: string) => {
    const box = { x: 0, y: 0, width: widthPx, height: heightPx }
    const ground: Layer = { kind: 'shape', part: 'set', shape: { type: 'rect', box }, fill: { type: 'solid', color } }
    return paintLayout({ ...layout, layers: [ground, ...rest] }, photos, typesetter, { logo })
  }
  const [black, white] = [await on('#000000'), await on('#ffffff')]
  const area = differingBlocks(black, white, layout)
  for (const painted of [black, white]) releasePainted(painted)
  return area
}

function differingBlocks({ pixels: one }: PaintedAd, { pixels: other }: PaintedAd, layout: Layout): OwnArea {
  const area = emptyArea(layout)
  const { widthPx } = layout
  const [first, second] = [one, other].map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4))
  for (const [at, pixel] of first!.entries()) {
    if (pixel === second![at]) continue
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    area.blocks[Math.floor(y / SQUARE_PX) * area.columns + Math.floor(x / SQUARE_PX)] = 1
  }
  return area
}

/** Counts the pixels that differ in two pictures (raw RGB of one size) outside of an area. */
export function countOutside(
  one: Uint8Array,
  other: Uint8Array,
  { widthPx }: Pick<Layout, 'widthPx'>,
  area: OwnArea,
): number {
  if (one.length !== other.length) return Math.max(one.length, other.length)
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue
    const pixel = at / 3
    const [column, row] = [Math.floor((pixel % widthPx) / SQUARE_PX), Math.floor(pixel / widthPx / SQUARE_PX)]
    if (area.blocks[row * area.columns + column] === 0) count += 1
  }
  return count
}
