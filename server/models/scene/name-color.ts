/** Names a color in words: image models understand them better than codes. */
export function promptColorName(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (most + least) / 2
  const strength = most - least
  if (strength < 0.06) return lightness > 0.92 ? 'white' : lightness < 0.12 ? 'black' : `${tone(lightness)}grey`
  return `${strength < 0.3 ? 'muted ' : ''}${tone(lightness)}${nameHue(hueOf([r, g, b], most, strength))}`
}

function tone(lightness: number): string {
  if (lightness > 0.78) return 'pale '
  return lightness < 0.28 ? 'deep ' : ''
}

/** Returns HSL's hue, in degrees. */
function hueOf([r, g, b]: [number, number, number], most: number, strength: number): number {
  const turn = most === r ? (g - b) / strength : most === g ? 2 + (b - r) / strength : 4 + (r - g) / strength
  return (turn * 60 + 360) % 360
}

/** Upper bounds of each name's hues, in degrees. */
const HUES: [number, string][] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [292, 'purple'],
  [345, 'pink'],
]

function nameHue(degrees: number): string {
  return HUES.find(([end]) => degrees < end)?.[1] ?? 'red'
}
