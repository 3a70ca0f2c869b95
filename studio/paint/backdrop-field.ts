import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { Side } from '../photo/photo-study.ts'

/** A photo's ground as a smooth field over canvas and photo alike: r, g, b (0 to 255) of equal cells, row by row. */
export interface BackdropField {
  columns: number
  rows: number
  /** The part of the plane that the cells cover, in canvas pixels. */
  area: Box
  colors: Float32Array
}

export interface FieldOptions {
  pixels: Pixels
  /** Box of the whole photo on the canvas. */
  box: Box
  widthPx: number
  heightPx: number
  /** Sides at which the product leaves the photo, and its place there (`keep`): no ground is read from it. */
  open: readonly Side[]
  keep: Box
  /** Number of cells along the longer side, if the field is not as large as an ad. */
  cells?: number | undefined
}

/** Cells along the longer side: a ground is smooth, and a horizon line at the photo's edge still shows. */
const CELLS = 72

/**
 * Extends the photo's ground in all directions: what its rim shows is kept, and every other cell is the mean of its
 * neighbors (Laplace's equation). So a floor line runs on beyond the photo and softens with the distance, as it would
 * in the photographer's room, and no edge is drawn out to streaks.
 */
export function drawOutGround(options: FieldOptions): BackdropField {
  const { box, widthPx, heightPx, cells = CELLS } = options
  const x = Math.min(0, box.x)
  const y = Math.min(0, box.y)
  const area = { x, y, width: Math.max(widthPx, right(box)) - x, height: Math.max(heightPx, bottom(box)) - y }
  const cell = Math.max(area.width, area.height) / cells
  const columns = Math.max(8, Math.round(area.width / cell))
  const rows = Math.max(8, Math.round(area.height / cell))
  return { columns, rows, area, colors: relax(readRim(options, { columns, rows, area })) }
}

interface Level {
  columns: number
  rows: number
  colors: Float32Array
  /** 1 for a cell whose color was read from the photo. */
  known: Uint8Array
}

/** Depth over which the rim is averaged, as a share of the photo's shorter side. */
const RIM_SHARE = 0.012

function readRim(options: FieldOptions, { columns, rows, area }: Omit<BackdropField, 'colors'>): Level {
  const { pixels, box } = options
  const level = newLevel(columns, rows)
  const scale = pixels.widthPx / box.width
  const depth = Math.max(2, Math.round(RIM_SHARE * Math.min(pixels.widthPx, pixels.heightPx)))
  const step = { x: area.width / columns, y: area.height / rows }
  const column = (px: number) => clampIndex((px - area.x) / step.x, columns)
  const row = (py: number) => clampIndex((py - area.y) / step.y, rows)
  const put = (col: number, line: number, source: Box) => {
    const at = line * columns + col
    writeMean(pixels, source, level.colors, at * 3)
    level.known[at] = 1
  }
  const hidden = (side: Side, from: number, to: number) =>
    options.open.includes(side) && overlapsKeep(options.keep, side, from, to)
  for (let col = column(box.x + 1); col <= column(right(box) - 1); col += 1) {
    const from = area.x + col * step.x
    const part = { x: (from - box.x) * scale, width: step.x * scale, height: depth }
    if (!hidden('top', from, from + step.x)) put(col, row(box.y + 1), { ...part, y: 0 })
    if (!hidden('bottom', from, from + step.x)) put(col, row(bottom(box) - 1), { ...part, y: pixels.heightPx - depth })
  }
  for (let line = row(box.y + 1); line <= row(bottom(box) - 1); line += 1) {
    const from = area.y + line * step.y
    const part = { y: (from - box.y) * scale, width: depth, height: step.y * scale }
    if (!hidden('left', from, from + step.y)) put(column(box.x + 1), line, { ...part, x: 0 })
    if (!hidden('right', from, from + step.y)) put(column(right(box) - 1), line, { ...part, x: pixels.widthPx - depth })
  }
  return level
}

function clampIndex(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(value)))
}

function overlapsKeep(keep: Box, side: Side, from: number, to: number): boolean {
  const upright = side === 'left' || side === 'right'
  const air = 0.04 * Math.max(keep.width, keep.height)
  const [start, end] = upright ? [keep.y, bottom(keep)] : [keep.x, right(keep)]
  return to > start - air && from < end + air
}

function newLevel(columns: number, rows: number): Level {
  return {
    columns,
    rows,
    colors: new Float32Array(columns * rows * 3),
    known: new Uint8Array(columns * rows),
  }
}

function writeMean({ data, widthPx, heightPx }: Pixels, box: Box, out: Float32Array, at: number): void {
  const x0 = Math.min(widthPx - 1, Math.max(0, Math.floor(box.x)))
  const y0 = Math.min(heightPx - 1, Math.max(0, Math.floor(box.y)))
  const x1 = Math.min(widthPx, Math.max(x0 + 1, Math.ceil(box.x + box.width)))
  const y1 = Math.min(heightPx, Math.max(y0 + 1, Math.ceil(box.y + box.height)))
  const sum = [0, 0, 0]
  for (let y = y0; y < y1; y += 1) {
    for (let i = (y * widthPx + x0) * 4; i < (y * widthPx + x1) * 4; i += 4) {
      for (let c = 0; c < 3; c += 1) sum[c]! += data[i + c]!
    }
  }
  for (let c = 0; c < 3; c += 1) out[at + c] = sum[c]! / ((x1 - x0) * (y1 - y0))
}

/** Sweeps at each size; the coarser sizes carry what is far away, so few are enough. */
const SWEEPS = 14

/** Fills the unknown cells, coarse to fine. */
function relax(level: Level): Float32Array {
  if (level.columns > 12 && level.rows > 12) {
    const coarse = halve(level)
    relax(coarse)
    spread(coarse, level)
  } else {
    fillWithMean(level)
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) smooth(level)
  return level.colors
}

function halve(fine: Level): Level {
  const coarse = newLevel(Math.ceil(fine.columns / 2), Math.ceil(fine.rows / 2))
  const counts = new Uint8Array(coarse.known.length)
  fine.known.forEach((known, at) => {
    if (!known) return
    const column = at % fine.columns
    const to = (((at - column) / fine.columns) >> 1) * coarse.columns + (column >> 1)
    counts[to]! += 1
    for (let c = 0; c < 3; c += 1) coarse.colors[to * 3 + c]! += fine.colors[at * 3 + c]!
  })
  counts.forEach((count, at) => {
    if (count === 0) return
    coarse.known[at] = 1
    for (let c = 0; c < 3; c += 1) coarse.colors[at * 3 + c]! /= count
  })
  return coarse
}

function spread(coarse: Level, fine: Level): void {
  fine.known.forEach((known, at) => {
    if (known) return
    const column = at % fine.columns
    const from = (((at - column) / fine.columns) >> 1) * coarse.columns + (column >> 1)
    for (let c = 0; c < 3; c += 1) fine.colors[at * 3 + c] = coarse.colors[from * 3 + c]!
  })
}

function fillWithMean({ colors, known }: Level): void {
  const sum = [0, 0, 0]
  let count = 0
  known.forEach((is, at) => {
    if (!is) return
    count += 1
    for (let c = 0; c < 3; c += 1) sum[c]! += colors[at * 3 + c]!
  })
  known.forEach((is, at) => {
    if (is) return
    for (let c = 0; c < 3; c += 1) colors[at * 3 + c] = sum[c]! / Math.max(1, count)
  })
}

function smooth({ columns, rows, colors, known }: Level): void {
  for (let row = 0; row < rows; row += 1) {
    const above = (row > 0 ? -columns : 0) * 3
    const below = (row < rows - 1 ? columns : 0) * 3
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column
      if (known[at]) continue
      const before = column > 0 ? -3 : 0
      const after = column < columns - 1 ? 3 : 0
      for (let i = at * 3; i < at * 3 + 3; i += 1) {
        colors[i] = (colors[i + above]! + colors[i + below]! + colors[i + before]! + colors[i + after]!) / 4
      }
    }
  }
}
