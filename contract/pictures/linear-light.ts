/** Linear light, from 0 to 1, of each level of an sRGB channel. */
export const LINEAR_LIGHT = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Returns the level of an sRGB channel, 0 to 255, of linear light. */
export function levelOfLight(light: number): number {
  const share = light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light
  return Math.round(255 * Math.max(0, Math.min(1, share)))
}

/** Writes the OKLab of a color in linear light to `out` at `at`: lightness 0 to 1, then a and b (Ottosson 2020). */
export function writeOklabOfLight(
  red: number,
  green: number,
  blue: number,
  out: Float32Array | Float64Array,
  at: number,
): void {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}
