import type { Pixels } from '#studio/photo/pixels/pixels.ts'

export type Rgba = readonly [r: number, g: number, b: number, alpha: number]

/** Returns the color at the middle of a pixel, or undefined if this painter leaves the picture as it is there. */
export type Painter = (x: number, y: number) => Rgba | undefined

/** Each pixel is the mean of this many points squared, so that edges are as smooth as a camera's. */
const POINTS_PER_SIDE = 3

/** Draws a picture from the ground up: a ground (one color or a function of place), then one painter over the other. */
export function drawPixels(
  widthPx: number,
  heightPx: number,
  ground: Rgba | ((x: number, y: number) => Rgba),
  painters: readonly Painter[],
  { smooth = false }: { smooth?: boolean } = {},
): Pixels {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  const points = smooth ? POINTS_PER_SIDE : 1
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      let [reds, greens, blues, alphas] = [0, 0, 0, 0]
      for (let point = 0; point < points * points; point += 1) {
        const atX = smooth ? x + ((point % points) + 0.5) / points : x
        const atY = smooth ? y + (Math.floor(point / points) + 0.5) / points : y
        const color = colorAt(atX, atY, ground, painters)
        const alpha = color[3]
        reds += color[0] * alpha
        greens += color[1] * alpha
        blues += color[2] * alpha
        alphas += alpha
      }
      const alpha = Math.max(1e-9, alphas)
      data[at] = reds / alpha
      data[at + 1] = greens / alpha
      data[at + 2] = blues / alpha
      data[at + 3] = alpha / points ** 2
    }
  }
  return { data, widthPx, heightPx }
}

function colorAt(
  x: number,
  y: number,
  ground: Rgba | ((x: number, y: number) => Rgba),
  painters: readonly Painter[],
): Rgba {
  let color = typeof ground === 'function' ? ground(x, y) : ground
  for (const painter of painters) color = painter(x, y) ?? color
  return color
}
