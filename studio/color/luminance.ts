import { LINEAR_LIGHT } from '#contract/pictures/linear-light.ts'

/** Returns WCAG's relative luminance (0 to 1) of an sRGB pixel; channels 0 to 255. */
export function relativeLuminance(r: number, g: number, b: number): number {
  return 0.2126 * LINEAR_LIGHT[r]! + 0.7152 * LINEAR_LIGHT[g]! + 0.0722 * LINEAR_LIGHT[b]!
}

/** Converts `#rrggbb` to channels 0 to 255. */
export function hexToRgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
