/** The pixels of a canvas that belong to something: 1 or 0 for each. */
export interface BinaryMask {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** Grows a mask by a square of this reach in every direction. */
export function dilate(mask: BinaryMask, reachPx: number): BinaryMask {
  return spread(mask, reachPx, 1)
}

/** Shrinks a mask by a square of this reach; the canvas's own edge counts as outside. */
export function erode(mask: BinaryMask, reachPx: number): BinaryMask {
  return spread(mask, reachPx, 0)
}

export function countOf({ data }: BinaryMask): number {
  return data.reduce((sum, inside) => sum + inside, 0)
}

/** Spreads the value: ones for a dilation, zeroes (with those outside of the canvas) for an erosion. */
function spread(mask: BinaryMask, reachPx: number, value: 0 | 1): BinaryMask {
  const { widthPx, heightPx } = mask
  const rows = new Uint8Array(mask.data.length)
  const both = new Uint8Array(mask.data.length)
  for (let y = 0; y < heightPx; y += 1) {
    spreadLine(mask.data, rows, { start: y * widthPx, step: 1, length: widthPx }, reachPx, value)
  }
  for (let x = 0; x < widthPx; x += 1) {
    spreadLine(rows, both, { start: x, step: widthPx, length: heightPx }, reachPx, value)
  }
  return { widthPx, heightPx, data: both }
}

interface Line {
  start: number
  step: number
  length: number
}

function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  { start, step, length }: Line,
  reachPx: number,
  value: 0 | 1,
): void {
  const outside = value === 0
  let last = outside ? -1 : -Infinity
  for (let at = 0; at < length + reachPx; at += 1) {
    if (at < length ? from[start + at * step] === value : outside && at === length) last = Math.min(at, length)
    const center = at - reachPx
    if (center >= 0) to[start + center * step] = last >= center - reachPx ? value : 1 - value
  }
}
