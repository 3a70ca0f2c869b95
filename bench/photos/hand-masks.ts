import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import type { Pixels } from '#studio/index.ts'

/**
 * What belongs to the product in ten of the photos, followed by hand: outlines, holes among them, as x and y in shares of
 * the photo, one after the other. A place is inside when an odd number of outlines is round it.
 */
export interface HandMask {
  file: string
  outlines: readonly (readonly number[])[]
}

const handMasksSchema = z.array(z.object({ file: z.string(), outlines: z.array(z.array(z.number())) }))

export function readHandMasks(): HandMask[] {
  return handMasksSchema.parse(JSON.parse(readFileSync(new URL('hand-masks.json', import.meta.url), 'utf8')))
}

/** The mask as a matte of this size: smooth at its edge, of no color. */
export function drawHandMask(
  { outlines }: HandMask,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Pixels {
  const canvas = createCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  context.beginPath()
  for (const outline of outlines) {
    context.moveTo(outline[0]! * widthPx, outline[1]! * heightPx)
    for (let k = 2; k < outline.length; k += 2) context.lineTo(outline[k]! * widthPx, outline[k + 1]! * heightPx)
    context.closePath()
  }
  context.fill('evenodd')
  const { data } = context.getImageData(0, 0, widthPx, heightPx)
  return { data: new Uint8ClampedArray(data), widthPx, heightPx }
}
