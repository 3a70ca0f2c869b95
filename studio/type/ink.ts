/** The extent of ink, in em from the pen position; y grows downwards from the baseline. Without ink all four are 0. */
export interface Ink {
  left: number
  right: number
  top: number
  bottom: number
  /** The ink's upper and lower edge in each column of COLUMN_EM, from `left`; NaN where a column is empty. */
  tops: Float32Array
  bottoms: Float32Array
}

/** Width of a profile's column: one pixel at the size at which ink is read. */
export const COLUMN_EM = 1 / 64

export const NO_INK: Ink = {
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
  tops: new Float32Array(0),
  bottoms: new Float32Array(0),
}

export interface Letter {
  ink: Ink
  advanceEm: number
}

/**
 * Composes the ink of letters in a row. Outer edges are exact: they are the first and the last letter's own. In
 * between, kerning is spread evenly, which is good enough to see which letters stand over which.
 */
export function composeInk(letters: readonly Letter[], advanceEm: number): Ink {
  const sum = letters.reduce((total, letter) => total + letter.advanceEm, 0)
  const stretch = sum > 0 ? advanceEm / sum : 1
  let pen = 0
  const placed = letters.flatMap(({ ink, advanceEm: width }, index) => {
    // Counted from the end for the last letter, so that no rounding moves the line's right edge.
    const x = index === letters.length - 1 ? advanceEm - width : pen
    pen += width * stretch
    return ink.tops.length === 0 ? [] : { ink, x }
  })
  if (placed.length === 0) return NO_INK
  const left = Math.min(...placed.map(({ ink, x }) => x + ink.left))
  const right = Math.max(...placed.map(({ ink, x }) => x + ink.right))
  const columns = Math.ceil((right - left) / COLUMN_EM) + 2
  const tops = new Float32Array(columns).fill(Number.NaN)
  const bottoms = new Float32Array(columns).fill(Number.NaN)
  for (const { ink, x } of placed) {
    const offset = Math.round((x + ink.left - left) / COLUMN_EM)
    ink.tops.forEach((top, column) => {
      if (Number.isNaN(top)) return
      const at = offset + column
      if (!(tops[at]! <= top)) tops[at] = top
      if (!(bottoms[at]! >= ink.bottoms[column]!)) bottoms[at] = ink.bottoms[column]!
    })
  }
  const top = Math.min(...placed.map(({ ink }) => ink.top))
  const bottom = Math.max(...placed.map(({ ink }) => ink.bottom))
  return { left, right, top, bottom, tops, bottoms }
}
