import { levelOfLight } from '#contract/pictures/linear-light.ts'
import type { TextPlace } from '#server/models/lettering/detect-places.ts'
import { pointsOf } from './line-points.ts'
import type { PicturePixels } from './look.ts'
import { measureInk } from './measure-ink.ts'

/**
 * Returns true if a line ends in two marks, each a stem with a dot below it: !!, ?! or ??. The recogniser joins two of
 * one mark that stand close together, so they are counted in the pixels.
 */
export function endsInTwoMarks(pixels: PicturePixels, place: TextPlace): boolean {
  const tail = drawTail(pixels, place)
  return CUTS.some((cut) => areTwoMarks(partsOf(tail, cut)))
}

/** Shares of ink from which a point is ink: in small print a dot touches its stem at the lower ones. */
const CUTS = [0.5, 0.7, 0.85]

function areTwoMarks(parts: readonly Part[]): boolean {
  const tallest = Math.max(0, ...parts.map(heightOf))
  const marks = parts
    .filter((part) => heightOf(part) <= DOT_MAX * tallest && widthOf(part) <= DOT_MAX * tallest)
    .flatMap((dot) => {
      const away = (part: Part) => Math.abs(middleOf(part) - middleOf(dot))
      const [stem] = parts
        .filter((part) => isStemOf(part, dot, tallest))
        .toSorted((one, other) => away(one) - away(other))
      return stem ? [{ dot, stem }] : []
    })
    .toSorted((one, other) => other.dot.right - one.dot.right)
  const [last, before] = marks
  if (!last || !before || last.stem === before.stem) return false
  if (last.dot.left - before.dot.right > APART_MAX * tallest) return false
  const ofMarks = [last.dot, last.stem, before.dot, before.stem]
  return !parts.some((part) => part.left > before.dot.left && !ofMarks.includes(part))
}

/** Largest dot, smallest stem, and longest distances of a stem from its dot and of two marks, by the tallest part. */
const DOT_MAX = 0.55
const STEM_MIN = 0.55
const GAP_MAX = 0.55
const APART_MAX = 1.1
/** Shift of a stem against its dot, by the tallest part, as in italics. */
const SLANT_MAX = 0.15

function isStemOf(part: Part, dot: Part, tallest: number): boolean {
  const slant = SLANT_MAX * tallest
  const isAbove = part.foot <= dot.top && dot.top - part.foot <= GAP_MAX * tallest
  const isOver = part.left - slant <= dot.right && part.right + slant >= dot.left
  return isAbove && isOver && heightOf(part) >= STEM_MIN * tallest
}

/** A connected part of the ink: its box in the drawn line, right and foot excluded. */
interface Part {
  left: number
  right: number
  top: number
  foot: number
}

const heightOf = ({ top, foot }: Part) => foot - top
const middleOf = ({ left, right }: Part) => (left + right) / 2
const widthOf = ({ left, right }: Part) => right - left

/** Part of the line that is looked at, in heights, and the rows in which it is drawn. */
const TAIL_HEIGHTS = 2.2
const ROWS = 80
/** The detector's box may cut off the ends of tall letters and the last mark: so much more is drawn, in heights. */
const MORE_ABOVE = 0.2
const MORE_BESIDE = 0.3

interface Drawn {
  /** The share of ink in each point, from 0 (the ground) to 1. */
  shares: Float64Array
  columns: number
}

/** Draws the line's end as a level line. */
function drawTail(pixels: PicturePixels, place: TextPlace): Drawn {
  const { length, height } = place
  const tail = Math.min(length, TAIL_HEIGHTS * height) + MORE_BESIDE * height
  const tall = (1 + 2 * MORE_ABOVE) * height
  const columns = Math.max(1, Math.round((tail / tall) * ROWS))
  const shareAt = inkReader(pixels, place)
  const pointAt = pointsOf(place)
  const shares = new Float64Array(columns * ROWS)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < columns; column++) {
      const u = length / 2 + MORE_BESIDE * height - (1 - (column + 0.5) / columns) * tail
      const v = ((row + 0.5) / ROWS - 0.5) * tall
      shares[row * columns + column] = shareAt(...pointAt(u, v))
    }
  }
  return { shares, columns }
}

/** Returns a function that gives the share of ink at a place, between the four pixels round it. */
function inkReader(pixels: PicturePixels, place: TextPlace): (x: number, y: number) => number {
  const { rgba, widthPx, heightPx } = pixels
  const measured = measureInk(pixels, { place })
  const [ink, ground] = [measured.ink, measured.ground].map((color) => color.map(levelOfLight)) as [number[], number[]]
  const across = ink.map((level, channel) => level - ground[channel]!)
  const squared = across.reduce((sum, step) => sum + step * step, 0) || 1
  const shareOf = (x: number, y: number) => {
    const at = (Math.min(heightPx - 1, Math.max(0, y)) * widthPx + Math.min(widthPx - 1, Math.max(0, x))) * 4
    return across.reduce((sum, step, channel) => sum + step * (rgba[at + channel]! - ground[channel]!), 0) / squared
  }
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, low] = [x - left, y - top]
    const above = shareOf(left, top) * (1 - right) + shareOf(left + 1, top) * right
    const below = shareOf(left, top + 1) * (1 - right) + shareOf(left + 1, top + 1) * right
    return above * (1 - low) + below * low
  }
}

/** Smallest part, in points: smaller ones are specks. */
const POINTS_MIN = 12

function partsOf({ shares, columns }: Drawn, cut: number): Part[] {
  const seen = new Uint8Array(shares.length)
  const isIn = (at: number) => seen[at] === 0 && shares[at]! > cut
  const parts: Part[] = []
  for (let start = 0; start < shares.length; start++) {
    if (!isIn(start)) continue
    const part = { left: columns, right: 0, top: ROWS, foot: 0 }
    const stack = [start]
    seen[start] = 1
    let points = 0
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      points++
      const x = at % columns
      const y = (at - x) / columns
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.foot = Math.max(part.foot, y + 1)
      for (const next of [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns]) {
        if (next < 0 || next >= shares.length || !isIn(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    // Parts at the upper and lower end belong to other lines.
    if (points >= POINTS_MIN && part.top > 0 && part.foot < ROWS) parts.push(part)
  }
  return parts
}
