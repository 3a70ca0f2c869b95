import { converter, differenceCiede2000, type Oklab, parse, type Rgb } from 'culori'
import { COLOR_PALETTES } from '#contract/choices.ts'
import type { AdFields } from '#studio/index.ts'
import { type GroundColor, shareOf } from './ground-colors.ts'

/** Maximum distance from a palette color, a tint or a shade of it; and the chroma below which a color has no hue. */
const NEAR_CIEDE2000 = 10
const NEUTRAL_CHROMA = 0.03
/** Steps from a color to white, and as many to black: neighbors are nearer to each other than NEAR_CIEDE2000. */
const STEPS = 12

const toLab = converter('lab65')
const toOklab = converter('oklab')
const toOklch = converter('oklch')
export const labDifference = differenceCiede2000()

type Lab = NonNullable<ReturnType<typeof toLab>>

/** Returns the share of the ground that is one of these colors, a tint or a shade of one, or a gray. */
export function paletteFidelity(ground: readonly GroundColor[], palette: readonly string[]): number | undefined {
  const wanted = palette.filter((color) => parse(color) !== undefined).flatMap(tintsAndShades)
  return shareOf(ground, (color) => isNear(color, wanted))
}

export function isNear(color: Rgb, wanted: readonly Lab[]): boolean {
  if (toOklch(color).c < NEUTRAL_CHROMA) return true
  const lab = toLab(color)
  return wanted.some((other) => Math.abs(other.l - lab.l) < 25 && labDifference(lab, other) <= NEAR_CIEDE2000)
}

/** Mixes the color with more and more white, and with more and more black, in OKLab. */
export function tintsAndShades(color: string): Lab[] {
  const { l, a, b } = toOklab(parse(color)!)
  const mixed = (end: number, share: number): Oklab => ({
    mode: 'oklab',
    l: l + (end - l) * share,
    a: a * (1 - share),
    b: b * (1 - share),
  })
  const shares = Array.from({ length: STEPS }, (_, step) => step / STEPS)
  return shares.flatMap((share) => [mixed(1, share), mixed(0, share)]).map((mix) => toLab(mix))
}

/** Chroma below which a color of the ground is hardly seen as one; a chosen one this gray has no hue to look for. */
const COLORFUL_CHROMA = 0.05
const SAME_HUE_DEGREES = 35

/**
 * Returns the share of the ground's colorful pixels whose hue is one that the user chose; undefined if either has none.
 */
export function chosenHueShare(ground: readonly GroundColor[], chosen: readonly string[]): number | undefined {
  const hues = chosen.flatMap((color) => hueOf(parse(color)) ?? [])
  const colorful = ground.filter(({ color }) => hueOf(color) !== undefined)
  if (hues.length === 0) return undefined
  return shareOf(colorful, (color) => hues.some((hue) => hueDistance(hue, hueOf(color)!) <= SAME_HUE_DEGREES))
}

function hueOf(color: Parameters<typeof toOklch>[0]): number | undefined {
  const oklch = toOklch(color)
  return oklch && oklch.c >= COLORFUL_CHROMA ? oklch.h : undefined
}

function hueDistance(first: number, second: number): number {
  const apart = Math.abs(first - second) % 360
  return Math.min(apart, 360 - apart)
}

/** Returns the user's colors: those of the palette as it is offered, or their own. */
export function chosenColors({
  colorPalette,
  customColors,
}: Pick<AdFields, 'colorPalette' | 'customColors'>): string[] {
  if (colorPalette === 'custom') return [...customColors]
  return [...COLOR_PALETTES.find(({ id }) => id === colorPalette)!.colors]
}
