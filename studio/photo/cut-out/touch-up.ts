import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { Box } from '#contract/ads/report.ts'
import { measureColorOdds } from '../ground/color-odds.ts'
import { cropPixels, opaqueBox } from '../pixels/crop-pixels.ts'
import { drawStrokes, type DrawnStrokes, KEPT, REMOVED } from './draw-strokes.ts'
import { type LiftedSubject, liftSubject } from './lift-subject.ts'
import type { Mask } from '../pixels/mask.ts'
import { type Pixels, pixelWords } from '../pixels/pixels.ts'
import { boxWhere, distanceFrom, findRegions, type Grid, markWhere, widen } from '../ground/regions.ts'
import { shrinkToWork } from '../pixels/shrink-to-work.ts'
import { spreadOdds } from '../ground/spread-odds.ts'
import { GROUND, SUBJECT } from './subject-mask.ts'

/** A product without its ground, and its place in its photo, in source pixels. */
export interface CutProduct {
  product: Pixels
  box: Box
}

/**
 * Returns a cut-out after its owner's strokes. They are hints: under them everything is surely product or surely
 * ground, and round them the studio searches for the edge again in the photo's own pixels. What no stroke comes near
 * stays the same to the byte. `before` is undefined if the studio found no product; the result is undefined if nothing
 * of the product is left.
 */
export function touchUp(
  pixels: Pixels,
  before: CutProduct | undefined,
  strokes: readonly Stroke[],
): CutProduct | undefined {
  const working = shrinkToWork(pixels)
  const { widthPx, heightPx } = working
  const drawn = drawStrokes(strokes, working)
  const window = windowRound(drawn, working)
  if (!window) return before
  const own = markOwn(before, pixels, working)
  const wanted = findEdges(cropPixels(working, window), cropMarks(own, working, window), {
    sure: cropMarks(drawn.sure, working, window),
    reach: cropMarks(drawn.reach, working, window),
  })
  // Outside the window nothing is lifted, because nothing is replaced there either.
  const labels = new Uint8Array(own.length).fill(GROUND)
  const changed = new Uint8Array(own.length)
  for (let y = 0, from = 0; y < window.height; y += 1) {
    for (let x = 0, at = (window.y + y) * widthPx + window.x; x < window.width; x += 1, at += 1, from += 1) {
      if (wanted[from]) labels[at] = SUBJECT
      if (wanted[from] !== own[at] || drawn.sure[at]) changed[at] = 1
    }
  }
  const lifted = liftSubject(pixels, working, { labels, widthPx, heightPx })
  const renewed = { data: widen(changed, working, RIM_PX), widthPx, heightPx }
  const touched = putTogether(pixels, { before, lifted }, renewed)
  const box = opaqueBox(touched, FAINT_ALPHA)
  return box && { product: cropPixels(touched, box), box }
}

/** Working pixels by which the rim of the new contour reaches beyond what changed. */
const RIM_PX = 3

const FAINT_ALPHA = 12

/** Working pixels round the strokes from which colors of product and ground are gathered; nothing beyond is read. */
const AROUND_PX = 40

function windowRound({ reach }: DrawnStrokes, grid: Grid): Box | undefined {
  const box = boxWhere(grid, (at) => reach[at] !== 0)
  if (!box) return undefined
  const [left, top] = [Math.max(0, box.x - AROUND_PX), Math.max(0, box.y - AROUND_PX)]
  const right = Math.min(grid.widthPx, box.x + box.width + AROUND_PX)
  const bottom = Math.min(grid.heightPx, box.y + box.height + AROUND_PX)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function cropMarks(marks: Uint8Array, { widthPx }: Grid, { x, y, width, height }: Box): Uint8Array {
  const part = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * widthPx + x
    part.set(marks.subarray(from, from + width), row * width)
  }
  return part
}

/** Marks with 1 each working pixel of which more than half was cut out. */
function markOwn(before: CutProduct | undefined, { widthPx, heightPx }: Pixels, working: Pixels): Uint8Array {
  const sums = new Float64Array(working.widthPx * working.heightPx)
  if (!before) return new Uint8Array(sums.length)
  const { product, box } = before
  const columns = Int32Array.from({ length: product.widthPx }, (_, x) =>
    Math.floor(((box.x + x + 0.5) * working.widthPx) / widthPx),
  )
  for (let y = 0, at = 3; y < product.heightPx; y += 1) {
    const row = Math.floor(((box.y + y + 0.5) * working.heightPx) / heightPx) * working.widthPx
    for (let x = 0; x < product.widthPx; x += 1, at += 4) sums[row + columns[x]!]! += product.data[at]!
  }
  const half = (127.5 * widthPx * heightPx) / sums.length
  return markWhere(sums.length, (at) => sums[at]! > half)
}

/**
 * The weight of each witness against one neighbour of the same color: as in mark-proposed.ts, but for the previous
 * cut-out.
 */
const WEIGHT = { before: 0.004, colors: 0.012 }

/**
 * Working pixels from the old contour beyond which the previous cut-out is trusted, and its colors represent product
 * and ground.
 */
const DEPTH_PX = 4

/** Marks with 1 each working pixel of the product, with the strokes applied. */
function findEdges(working: Pixels, own: Uint8Array, { sure, reach }: DrawnStrokes): Uint8Array {
  const toOwn = distanceFrom(working, own, 1)
  const toOther = distanceFrom(working, own, 0)
  const inside = markWhere(own.length, (at) => sure[at] === KEPT || (!reach[at] && toOther[at]! > DEPTH_PX))
  const outside = markWhere(own.length, (at) => sure[at] === REMOVED || (!reach[at] && toOwn[at]! > DEPTH_PX))
  const colors = measureColorOdds(working, inside, outside)
  const open = markWhere(own.length, (at) => reach[at] !== 0 && sure[at] === 0)
  const likely = Float32Array.from(own)
  const weight = new Float32Array(own.length)
  for (let at = 0; at < own.length; at += 1) {
    if (sure[at]) likely[at] = sure[at] === KEPT ? 1 : 0
    if (!open[at]) continue
    const byColors = WEIGHT.colors * Math.abs(2 * colors[at]! - 1)
    weight[at] = WEIGHT.before + byColors
    likely[at] = (WEIGHT.before * own[at]! + byColors * colors[at]!) / weight[at]!
  }
  const odds = spreadOdds(working, { likely, weight }, open)
  const wanted = markWhere(own.length, (at) =>
    sure[at] ? sure[at] === KEPT : isWanted(odds[at]!, own[at]!, reach[at]!),
  )
  return dropUntouched(working, { own, wanted, sure })
}

/**
 * Decides an open pixel: keep strokes take nothing away, and remove strokes add nothing; near both the edge decides.
 */
function isWanted(odds: number, own: number, reach: number): boolean {
  if (reach === 0) return own === 1
  if (reach === KEPT) return own === 1 || odds > 0.5
  if (reach === REMOVED) return own === 1 && odds > 0.5
  return odds > 0.5
}

/** Reverts changed regions without any part of a stroke: they resemble the product by chance. */
function dropUntouched(
  working: Pixels,
  { own, wanted, sure }: { own: Uint8Array; wanted: Uint8Array; sure: Uint8Array },
): Uint8Array {
  const settled = Uint8Array.from(wanted)
  for (const kind of [KEPT, REMOVED]) {
    const value = kind === KEPT ? 1 : 0
    const isOf = (at: number) => sure[at] === kind || (wanted[at] === value && own[at] !== value)
    for (const { pixels } of findRegions(working, isOf)) {
      if (pixels.some((at) => sure[at] === kind)) continue
      for (const at of pixels) settled[at] = own[at]!
    }
  }
  return settled
}

/**
 * Composes the new cut-out where `renewed` is marked and the old one elsewhere, as large as the photo. Neither shows
 * more than the photo has.
 */
function putTogether(
  { data, widthPx, heightPx }: Pixels,
  { before, lifted }: { before: CutProduct | undefined; lifted: LiftedSubject | undefined },
  renewed: Mask,
): Pixels {
  const whole = new Uint8ClampedArray(widthPx * heightPx * 4)
  const words = new Uint32Array(whole.buffer)
  const columns = Int32Array.from({ length: widthPx }, (_, x) => Math.floor(((x + 0.5) * renewed.widthPx) / widthPx))
  const lay = ({ product, box }: CutProduct, wanted: number): void => {
    const inks = pixelWords(product.data)
    for (let y = 0, from = 0; y < box.height; y += 1) {
      const row = Math.floor(((box.y + y + 0.5) * renewed.heightPx) / heightPx) * renewed.widthPx
      let to = (box.y + y) * widthPx + box.x
      for (let x = 0; x < box.width; x += 1, from += 1, to += 1) {
        if (renewed.data[row + columns[box.x + x]!] !== wanted) continue
        words[to] = inks[from]!
        if (whole[to * 4 + 3]! > data[to * 4 + 3]!) whole[to * 4 + 3] = data[to * 4 + 3]!
      }
    }
  }
  if (before) lay(before, 0)
  if (lifted) lay(lifted, 1)
  return { data: whole, widthPx, heightPx }
}
