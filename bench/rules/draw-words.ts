import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '#test/pictures/random.ts'

const require = createRequire(import.meta.url)
const FAMILIES = [
  'archivo',
  'hanken-grotesk',
  'playfair-display',
  'open-sans',
  'instrument-sans',
  'fraunces',
  'bricolage-grotesque',
]

let names: string[] | undefined

/** Returns the names of the fonts in which labelled pictures are written. */
function fontNames(): string[] {
  names ??= FAMILIES.map((family) => {
    const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    GlobalFonts.register(readFileSync(file), `rules-${family}`)
    return `rules-${family}`
  })
  return names
}

/** Writes a line with its left edge and baseline at a place. */
export function writeLine(
  ctx: SKRSContext2D,
  text: string,
  { x, y, sizePx, color, font }: { x: number; y: number; sizePx: number; color: string; font: string },
): void {
  ctx.font = `600 ${sizePx}px ${font}`
  ctx.fillStyle = color
  ctx.fillText(text, x, y)
}

export function pickFont(random: Random): string {
  return random.pick(fontNames())
}

/** Returns the size at which a line is as wide as it may be, up to a limit. */
export function fitSize(
  ctx: SKRSContext2D,
  text: string,
  { font, widthPx, maxPx }: { font: string; widthPx: number; maxPx: number },
): number {
  ctx.font = `600 100px ${font}`
  return Math.min(maxPx, (100 * widthPx) / ctx.measureText(text).width)
}
