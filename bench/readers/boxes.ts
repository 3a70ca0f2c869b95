import type { Box } from '#contract/ads/report.ts'

/** Whole pixels, straight RGBA. */
export interface Picture {
  widthPx: number
  heightPx: number
  rgba: Uint8ClampedArray
}

export interface NamedBox {
  name: string
  box: Box
}

/** Pixels around a text in which its ink is looked for: a reader that sets it farther off has lost it. */
const AROUND_PX = 8
/** Share of a text's strongest ink that the edge of a letter has, because its pixels are half covered. */
const INK = 0.5

interface InkQuestion {
  /** The text's box as it was painted. */
  box: Box
  /** Boxes of the other texts, whose ink does not count. */
  others: readonly Box[]
  textless: Picture
  /** Level of the text's strongest ink, as `strongestInk` gives it. */
  strongest: number
}

/**
 * Returns the box of a text's ink in a picture: where it differs from the same ad without texts. Its sides lie between
 * pixels, where the ink's share passes the half. Returns undefined if there is no ink.
 */
export function inkBox(picture: Picture, { box, others, textless, strongest }: InkQuestion): Box | undefined {
  const around = grown(box, AROUND_PX)
  const columns = Array.from({ length: around.width }, () => 0)
  const rows = Array.from({ length: around.height }, () => 0)
  for (const [x, y] of pixelsOf(around, picture)) {
    if (!contains(box, x, y) && others.some((other) => contains(grown(other, 1), x, y))) continue
    const share = inkAt(picture, textless, x, y) / strongest
    columns[x - around.x] = Math.max(columns[x - around.x]!, share)
    rows[y - around.y] = Math.max(rows[y - around.y]!, share)
  }
  const [across, down] = [spanOf(columns), spanOf(rows)]
  return (
    across && down && { x: around.x + across.from, y: around.y + down.from, width: across.length, height: down.length }
  )
}

function spanOf(shares: readonly number[]): { from: number; length: number } | undefined {
  const from = edgeOf(shares)
  if (from === undefined) return undefined
  return { from, length: shares.length - from - edgeOf(shares.toReversed())! }
}

/** Returns the place before which less than half is ink; a pixel's share is that of its middle. */
function edgeOf(shares: readonly number[]): number | undefined {
  const first = shares.findIndex((share) => share >= INK)
  if (first < 0) return undefined
  const before = shares[first - 1] ?? 0
  return first + 0.5 - (shares[first]! - INK) / (shares[first]! - before)
}

/** Returns the largest difference that a text makes to a channel of the picture under it. */
export function strongestInk(picture: Picture, textless: Picture, box: Box): number {
  let strongest = 0
  for (const [x, y] of pixelsOf(box, picture)) strongest = Math.max(strongest, inkAt(picture, textless, x, y))
  return strongest
}

/** Returns how far the sides of two boxes are apart, at most. */
export function boxError(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.x - other.x),
    Math.abs(one.y - other.y),
    Math.abs(one.x + one.width - other.x - other.width),
    Math.abs(one.y + one.height - other.y - other.height),
  )
}

function inkAt(picture: Picture, textless: Picture, x: number, y: number): number {
  const at = 4 * (y * picture.widthPx + x)
  return Math.max(...[at, at + 1, at + 2].map((channel) => Math.abs(picture.rgba[channel]! - textless.rgba[channel]!)))
}

function* pixelsOf({ x, y, width, height }: Box, { widthPx, heightPx }: Picture): Generator<[x: number, y: number]> {
  for (let row = Math.max(0, y); row < Math.min(heightPx, y + height); row += 1)
    for (let column = Math.max(0, x); column < Math.min(widthPx, x + width); column += 1) yield [column, row]
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
}
