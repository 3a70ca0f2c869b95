import { LINEAR_LIGHT } from '#contract/pictures/linear-light.ts'

/**
 * Returns the distance in OKLab of two opaque pixels, each the number of wholePixels: what okDistance returns of their
 * colors, to the bit. The order of the sums and the digits are those of culori.
 */
export function pixelDistance(first: number, second: number): number {
  if (((first ^ second) & 0xffffff) === 0) return 0
  writeOklab(first, one)
  writeOklab(second, other)
  return Math.sqrt((one[0]! - other[0]!) ** 2 + (one[1]! - other[1]!) ** 2 + (one[2]! - other[2]!) ** 2)
}

const [one, other] = [new Float64Array(3), new Float64Array(3)]

/** Writes lightness, a and b (Ottosson 2020, as of 2021). */
function writeOklab(pixel: number, out: Float64Array): void {
  const [red, green, blue] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
  const [r, g, b] = [LINEAR_LIGHT[red]!, LINEAR_LIGHT[green]!, LINEAR_LIGHT[blue]!]
  const l = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b)
  const m = Math.cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b)
  const s = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b)
  const isGrey = red === green && green === blue
  out[0] = 0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s
  out[1] = isGrey ? 0 : 1.9779985324311684 * l - 2.4285922420485799 * m + 0.450593709617411 * s
  out[2] = isGrey ? 0 : 0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s
}
