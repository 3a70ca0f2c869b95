import type { NumberPlane } from './gaussian-blur.ts'

export interface Gradient {
  widthPx: number
  heightPx: number
  /** The 3x3 Sobel derivatives; the edge pixels are repeated outside. */
  dx: Float32Array
  dy: Float32Array
}

export function sobel({
  widthPx,
  heightPx,
  data,
}: Pick<NumberPlane, 'widthPx' | 'heightPx'> & { data: ArrayLike<number> }): Gradient {
  const dx = new Float32Array(widthPx * heightPx)
  const dy = new Float32Array(widthPx * heightPx)
  for (let y = 0; y < heightPx; y += 1) {
    const [above, here, below] = [Math.max(0, y - 1), y, Math.min(heightPx - 1, y + 1)].map((row) => row * widthPx) as [
      number,
      number,
      number,
    ]
    for (let x = 0; x < widthPx; x += 1) {
      const left = Math.max(0, x - 1)
      const right = Math.min(widthPx - 1, x + 1)
      const [nw, n, ne] = [data[above + left]!, data[above + x]!, data[above + right]!]
      const [w, e] = [data[here + left]!, data[here + right]!]
      const [sw, s, se] = [data[below + left]!, data[below + x]!, data[below + right]!]
      dx[here + x] = ne + 2 * e + se - nw - 2 * w - sw
      dy[here + x] = sw + 2 * s + se - nw - 2 * n - ne
    }
  }
  return { widthPx, heightPx, dx, dy }
}
