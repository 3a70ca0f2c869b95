import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import type { Pixels } from '#studio/index.ts'

/**
 * The outlines of the product in ten of the photos, drawn by hand, holes included: x and y in shares of the photo,
 * alternately. A place is inside if an odd number of outlines surrounds it.
 */
export interface HandMask {
  file: string
  outlines: readonly (readonly number[])[]
}

const handMasksSchema = z.array(z.object({ file: z.string(), outlines: z.array(z.array(z.number())) }))

export function readHandMasks(): HandMask[] {
  return handMasksSchema.parse(JSON.parse(readFileSync(new URL('hand-masks.json', import.meta.url), 'utf8')))
}

/** Draws the mask as a matte of this size: smooth at its edge, without a color. */
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
