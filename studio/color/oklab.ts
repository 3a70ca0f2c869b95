import { formatHex } from 'culori'

/** OKLab of one 8-bit sRGB pixel, written to `out` at `at`: lightness 0 to 1, then a and b (Ottosson 2020). */
export function writeOklab(r: number, g: number, b: number, out: Float32Array, at: number): void {
  const red = LINEAR[r]!
  const green = LINEAR[g]!
  const blue = LINEAR[b]!
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

export function oklabToHex(l: number, a: number, b: number): string {
  return formatHex({ mode: 'oklab', l, a, b })
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
