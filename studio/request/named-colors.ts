import { nameColor } from '#contract/pictures/color-names.ts'
import { hexToOklch, oklchToHex } from '../color/oklch.ts'
import type { RequestColor } from '../language/request-words.ts'
import type { Shade } from './tokens.ts'

/** Colors as a designer would choose them: none of them glares on a large area. */
const HEXES: Record<RequestColor, string> = {
  black: '#111111',
  white: '#ffffff',
  gray: '#7d7d7d',
  red: '#dc2626',
  orange: '#f97316',
  yellow: '#facc15',
  green: '#16a34a',
  teal: '#0f766e',
  blue: '#1d4ed8',
  purple: '#7c3aed',
  pink: '#ec4899',
  brown: '#7b5b3a',
  beige: '#e8dcc4',
  navy: '#172554',
  gold: '#b8860b',
}

/** Names of these colors among the results of nameColor. */
const NAMES: Partial<Record<RequestColor, string>> = { navy: 'dark blue', gold: 'dark yellow' }
const SHADELESS: readonly RequestColor[] = ['black', 'white', 'beige', 'navy', 'gold']

const LIGHT_LIGHTNESS = 0.86
const DARK_SHARE = 0.62

/** Returns the hex color for a color's name: one of the ad's own colors with that name, else an unmistakable one. */
export function hexOfName(
  { color, shade }: { color: RequestColor; shade?: Shade | undefined },
  own: readonly string[],
): string {
  const isPlain = !shade || SHADELESS.includes(color)
  const name = isPlain ? (NAMES[color] ?? color) : `${shade} ${color}`
  const held = own.find((hex) => nameColor(hex) === name)
  if (held) return held.toLowerCase()
  return isPlain ? HEXES[color] : shaded(HEXES[color], shade)
}

function shaded(hex: string, shade: Shade): string {
  const { l, c, h } = hexToOklch(hex)
  return shade === 'light' ? oklchToHex(LIGHT_LIGHTNESS, 0.5 * c, h) : oklchToHex(DARK_SHARE * l, 0.75 * c, h)
}

const STEP = 0.12

/** Returns the color one shade on, or undefined if there is none. */
export function nextShade(hex: string, towards: Shade): string | undefined {
  const { l, c, h } = hexToOklch(hex)
  const next = towards === 'dark' ? l - STEP : l + STEP
  return next < 0.08 || next > 0.99 ? undefined : oklchToHex(next, c, h)
}
