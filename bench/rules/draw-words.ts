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

export interface Written {
  x: number
  y: number
  width: number
  height: number
}

/** Writes a line with its left edge and baseline at a place, and returns the box of its letters. */
export function writeLine(
  ctx: SKRSContext2D,
  text: string,
  { x, y, sizePx, color, font }: { x: number; y: number; sizePx: number; color: string; font: string },
): Written {
  ctx.font = `600 ${sizePx}px ${font}`
  ctx.fillStyle = color
  ctx.fillText(text, x, y)
  const box = ctx.measureText(text)
  return {
    x: x - box.actualBoundingBoxLeft,
    y: y - box.actualBoundingBoxAscent,
    width: box.actualBoundingBoxLeft + box.actualBoundingBoxRight,
    height: box.actualBoundingBoxAscent + box.actualBoundingBoxDescent,
  }
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
