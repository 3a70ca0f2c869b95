/** Color names by colors that nobody would name differently. All other colors take the name of the nearest. */
const NAMED: Record<string, string> = {
  black: '#000000 #111111',
  white: '#ffffff',
  gray: '#7d7d7d #6b7280 #708090',
  'light gray': '#c4c4c4 #e5e5e5 #d1d5db #f0f0f0',
  'dark gray': '#3f3f3f #2a2a2a #374151 #1f2937',
  red: '#ff0000 #dc2626',
  'dark red': '#8b0000 #6b0f1a',
  orange: '#ff8c00 #f97316 #ffa500',
  'dark orange': '#c2410c #b45309',
  brown: '#8b4513 #5d4037 #a0522d #7b5b3a',
  'light brown': '#c19a6b #d2b48c',
  'dark brown': '#3e2723 #452a12',
  beige: '#f5f5dc #e8dcc4 #faebd7',
  yellow: '#ffff00 #ffd700 #facc15',
  'light yellow': '#fff3b0 #fde68a',
  'dark yellow': '#b8860b #a98b00',
  olive: '#808000 #6b7a2f #556b2f',
  green: '#008000 #22c55e #4caf50 #16a34a',
  'light green': '#90ee90 #b7e4c7 #7cfc00 #00ff00 #dcfce7',
  'dark green': '#0b3d1e #14532d #006400',
  teal: '#008080 #20a39e #0f766e',
  'light teal': '#99e6e0 #40e0d0 #ccfbf1',
  'dark teal': '#134e4a #003b3b',
  'light blue': '#add8e6 #93c5fd #87ceeb #dbeafe #00d0ff',
  blue: '#0000ff #3b82f6 #1d4ed8 #0284c7',
  'dark blue': '#000080 #1e3a8a #0b1f4b #172554',
  purple: '#800080 #7c3aed #9333ea #8e44ad',
  'light purple': '#d8b4fe #e6e6fa #b39ddb',
  'dark purple': '#4b0082 #3b0764 #2e1a47',
  pink: '#ff69b4 #ec4899 #ff1493 #fa8072',
  'light pink': '#ffc0cb #fce7f3 #ffe4e1',
  'dark pink': '#be185d #c71585',
}

const REFERENCES = Object.entries(NAMED).flatMap(([name, hexes]) => hexes.split(' ').map((hex) => ({ name, hex })))

/**
 * Names a color: "dark blue", "light gray", "beige". Takes a hex code of three or six digits; anything else is returned
 * unchanged.
 */
export function nameColor(hex: string): string {
  const color = toOklab(hex)
  if (!color) return hex
  const distances = REFERENCES.map((reference) => ({ ...reference, far: distance(color, toOklab(reference.hex)!) }))
  return distances.reduce((nearest, one) => (one.far < nearest.far ? one : nearest)).name
}

/** All the names, for translators. */
export const COLOR_NAMES: readonly string[] = Object.keys(NAMED)

/**
 * Describes a color as "Dark blue, #1e3a8a": the name for those who hear it, in the language of `say`, and the code for
 * those who copy it.
 */
export function describeColor(hex: string, say: (name: string) => string = (name) => name): string {
  const english = nameColor(hex)
  const name = say(english)
  return english === hex ? hex : `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${hex}`
}

type Oklab = readonly [l: number, a: number, b: number]

/** Weight of lightness against hue: a color name depends more on hue. */
const LIGHTNESS_WEIGHT = 0.7

function distance(first: Oklab, second: Oklab): number {
  const [l, a, b] = first.map((value, at) => value - second[at]!) as [number, number, number]
  return Math.hypot(LIGHTNESS_WEIGHT * l, a, b)
}

/** Converts sRGB to Björn Ottosson's OKLab (2020): lightness, green to red, blue to yellow. */
function toOklab(hex: string): Oklab | undefined {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex)) return undefined
  const size = (hex.length - 1) / 3
  const [r, g, b] = [0, 1, 2].map((at) => toLinear(hex.slice(1 + size * at, 1 + size * (at + 1)))) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function toLinear(digits: string): number {
  const value = Number.parseInt(digits.length === 1 ? digits + digits : digits, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
