import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Box } from '#contract/ads/report.ts'
import { readFontFile } from '#server/ads/generation/font-files.ts'
import { BENCH_PHOTO } from '../measure.ts'

/** The ad that each peer paints, described once: a product on a gradient with its shadow, three texts and a badge. */

export const SIDE_PX = 1080
export const QUALITY = 88
export const GROUND = { from: '#2b1d52', to: '#7a4bd6' }
export const FAMILY = 'Archivo'

export interface Shape {
  kind: 'shape'
  box: Box
  color: string
  radius: number
  shadow?: { blurPx: number; color: string }
}

export interface Text {
  kind: 'text'
  box: Box
  text: string
  sizePx: number
  weight: number
  color: string
  isCentered: boolean
}

export interface Picture {
  kind: 'picture'
  box: Box
}

export type Part = Shape | Text | Picture

/** Returns the parts from the ground up. Each picture has another price, so that no renderer shows one again. */
export function partsOf(picture: number): readonly Part[] {
  return [
    {
      kind: 'shape',
      box: { x: 250, y: 768, width: 580, height: 24 },
      color: 'rgba(12,6,30,0.6)',
      radius: 12,
      shadow: { blurPx: 60, color: 'rgba(12,6,30,0.6)' },
    },
    { kind: 'picture', box: { x: 140, y: 380, width: 800, height: 530 } },
    text({ x: 80, y: 84, width: 700, height: 220 }, 'Your models.\nYour machine.', { sizePx: 92, weight: 800 }),
    text({ x: 80, y: 316, width: 700, height: 44 }, '96 GB of memory, two quiet fans', { sizePx: 34, weight: 500 }),
    { kind: 'shape', box: { x: 810, y: 90, width: 190, height: 190 }, color: '#ffd34d', radius: 95 },
    text({ x: 810, y: 156, width: 190, height: 58 }, priceOf(picture), {
      sizePx: 46,
      weight: 800,
      color: '#2b1d52',
      isCentered: true,
    }),
  ]
}

export function priceOf(picture: number): string {
  return `$2,${String(100 + (picture % 900))}`
}

function text(box: Box, words: string, own: Partial<Text> & Pick<Text, 'sizePx' | 'weight'>): Text {
  return { kind: 'text', box, text: words, color: '#ffffff', isCentered: false, ...own }
}

/** Lines stand this many times their size apart. */
export const LINE_HEIGHT = 1.1

/** Returns the style of a part as CSS, which all peers but the canvas read. */
export function styleOf(part: Part): Record<string, string | number> {
  const { x, y, width, height } = part.box
  const place = { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }
  if (part.kind === 'picture') return place
  if (part.kind === 'shape') {
    const shadow = part.shadow && { boxShadow: `0 0 ${part.shadow.blurPx}px ${part.shadow.color}` }
    return { ...place, backgroundColor: part.color, borderRadius: `${part.radius}px`, ...shadow }
  }
  return {
    ...place,
    fontFamily: FAMILY,
    fontSize: `${part.sizePx}px`,
    fontWeight: part.weight,
    lineHeight: LINE_HEIGHT,
    color: part.color,
    textAlign: part.isCentered ? 'center' : 'left',
    whiteSpace: 'pre',
  }
}

/** The style of the ad itself. */
export const GROUND_STYLE = {
  position: 'relative',
  width: `${SIDE_PX}px`,
  height: `${SIDE_PX}px`,
  backgroundImage: `linear-gradient(160deg, ${GROUND.from}, ${GROUND.to})`,
}

/** Returns the product on transparent pixels, 1,600 by 1,060. */
export async function readProduct(): Promise<Buffer> {
  return sharp(readFileSync(BENCH_PHOTO)).png({ compressionLevel: 3 }).toBuffer()
}

/** Returns the font with all its weights, as WOFF2. */
export function readFont(): Uint8Array {
  return readFontFile('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
}
