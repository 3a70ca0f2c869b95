import { levelOfLight, LINEAR_LIGHT, writeOklabOfLight } from '#contract/pictures/linear-light.ts'

/** Writes the OKLab of one 8-bit sRGB pixel to `out` at `at`: lightness 0 to 1, then a and b (Ottosson 2020). */
export function writeOklab(r: number, g: number, b: number, out: Float32Array, at: number): void {
  writeOklabOfLight(LINEAR_LIGHT[r]!, LINEAR_LIGHT[g]!, LINEAR_LIGHT[b]!, out, at)
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
  return `#${[red, green, blue].map((light) => levelOfLight(light).toString(16).padStart(2, '0')).join('')}`
}
