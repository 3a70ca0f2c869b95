import { clampChroma, converter, differenceEuclidean, formatHex, parse, type Rgb, wcagContrast } from './culori.ts'
import { boundedCache } from '../basics/bounded-cache.ts'

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** Lightness 0 to 1, chroma 0 to about .37, hue in degrees (0 when the color has none). */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** The formats of an ad are painted one after the other in the same colors. */
const hexes = boundedCache<string>(2_000)

/** Returns the sRGB color nearest to an OKLCH one: out of gamut, chroma gives way and lightness and hue stay. */
export function oklchToHex(l: number, c: number, h: number): string {
  return hexes(`${l} ${c} ${h}`, () => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')))
}

/**
 * Reads a CSS color. Returns undefined if the text is no color or if the color is fully transparent. A translucent
 * color is blended with white.
 */
export function readColor(text: string): Oklch | undefined {
  const seen = readRgb(text)
  if (!seen) return undefined
  const { l, c, h } = toOklch(seen)
  return { l, c, h: h ?? 0 }
}

/** Returns the typed color as hex. It is not rounded by a conversion through another color space. */
export function hexOf(text: string): string | undefined {
  const seen = readRgb(text)
  return seen && formatHex(seen)
}

function readRgb(text: string): Rgb | undefined {
  const parsed = parse(text.trim())
  return !parsed || parsed.alpha === 0 ? undefined : onPaper(toRgb(parsed))
}

function onPaper({ r, g, b, alpha = 1 }: Rgb): Rgb {
  const over = (channel: number) => channel * alpha + 1 - alpha
  return alpha >= 1 ? { mode: 'rgb', r, g, b } : { mode: 'rgb', r: over(r), g: over(g), b: over(b) }
}

export function hexToOklch(hex: string): Oklch {
  const color = readColor(hex)
  if (!color) throw new Error(`Not a color: ${hex}`)
  return color
}

/** Returns the distance of two colors in OKLab, where black is 1 from white and .02 is hardly seen. */
export const okDistance: (first: string, second: string) => number = differenceEuclidean('oklab')

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  return wcagContrast(first, second)
}

export function withAlpha(hex: string, alpha: number): string {
  const { r, g, b } = toRgb(parse(hex)!)
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255)
  return `rgba(${byte(r)},${byte(g)},${byte(b)},${alpha})`
}

/**
 * Returns the same hue and chroma at another lightness, in small steps away from `ground` until the ratio is reached.
 */
export function readableOn(ground: string, ink: string, ratio: number): string {
  if (contrastRatio(ink, ground) >= ratio) return ink
  const start = hexToOklch(ink)
  const towardsDark = hexToOklch(ground).l > 0.55
  for (let step = 1; step <= 50; step += 1) {
    const l = Math.min(1, Math.max(0, start.l + (towardsDark ? -0.02 : 0.02) * step))
    const candidate = oklchToHex(l, Math.min(start.c, l > 0.9 || l < 0.15 ? 0.04 : start.c), start.h)
    if (contrastRatio(candidate, ground) >= ratio) return candidate
  }
  return towardsDark ? '#000000' : '#ffffff'
}

/** Returns the degrees between two hues, 0 to 180. */
export function hueDistance(first: number, second: number): number {
  const difference = Math.abs(first - second) % 360
  return difference > 180 ? 360 - difference : difference
}
