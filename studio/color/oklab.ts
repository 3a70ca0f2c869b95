/** Writes the OKLab of one 8-bit sRGB pixel to `out` at `at`: lightness 0 to 1, then a and b (Ottosson 2020). */
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

/**
 * Formats a color exactly as culori does. In a process that only studies photos, culori would take longer to load than
 * everything else together.
 */
export function oklabToHex(l: number, a: number, b: number): string {
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const middle = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  const red = 4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short
  const green = -1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short
  const blue = -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short
  return `#${[red, green, blue].map((light) => toByte(light).toString(16).padStart(2, '0')).join('')}`
}

function toByte(light: number): number {
  const share = light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light
  return Math.round(255 * Math.max(0, Math.min(1, share)))
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
