/** A plane of numbers, row by row. */
export interface NumberPlane {
  widthPx: number
  heightPx: number
  data: Float32Array
}

/**
 * Applies a Gaussian blur with a kernel of three sigmas to each side; the edges are mirrored without repeating the edge
 * pixel.
 */
export function gaussianBlur(plane: NumberPlane, sigmaPx: number): NumberPlane {
  const kernel = gaussianKernel(sigmaPx)
  return blurColumns(blurRows(plane, kernel), kernel)
}

function gaussianKernel(sigmaPx: number): number[] {
  const reach = Math.max(1, Math.round(sigmaPx * 3))
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigmaPx ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Blurs tap by tap over whole rows, two equal taps at once: many times as fast as pixel by pixel. */
function blurRows({ widthPx, heightPx, data }: NumberPlane, kernel: readonly number[]): NumberPlane {
  const blurred = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  const row = new Float32Array(widthPx + 2 * reach)
  for (let y = 0; y < heightPx; y += 1) {
    const start = y * widthPx
    for (let x = 0; x < row.length; x += 1) row[x] = data[start + mirrored(x - reach, widthPx)]!
    for (let x = 0; x < widthPx; x += 1) blurred[start + x] = kernel[reach]! * row[x + reach]!
    for (let tap = 0; tap < reach; tap += 1) {
      const weight = kernel[tap]!
      const other = 2 * reach - tap
      for (let x = 0; x < widthPx; x += 1) blurred[start + x]! += weight * (row[x + tap]! + row[x + other]!)
    }
  }
  return { widthPx, heightPx, data: blurred }
}

function blurColumns({ widthPx, heightPx, data }: NumberPlane, kernel: readonly number[]): NumberPlane {
  const blurred = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  for (let y = 0; y < heightPx; y += 1) {
    const start = y * widthPx
    for (let x = 0; x < widthPx; x += 1) blurred[start + x] = kernel[reach]! * data[start + x]!
    for (let tap = 0; tap < reach; tap += 1) {
      const weight = kernel[tap]!
      const above = mirrored(y + tap - reach, heightPx) * widthPx
      const below = mirrored(y + reach - tap, heightPx) * widthPx
      for (let x = 0; x < widthPx; x += 1) blurred[start + x]! += weight * (data[above + x]! + data[below + x]!)
    }
  }
  return { widthPx, heightPx, data: blurred }
}

function mirrored(at: number, length: number): number {
  if (length === 1) return 0
  let inside = at
  while (inside < 0 || inside >= length) inside = inside < 0 ? -inside : 2 * (length - 1) - inside
  return inside
}
