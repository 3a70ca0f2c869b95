import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { LayeredAd, TextElement } from '#studio/index.ts'
import { outlineText } from './outline-text.ts'

/** Size below which the painter fits letters to whole pixels, which moves all of a text up or down. */
const HINTED_BELOW_PX = 24
/** Farthest that it moves a text, as measured in six styles, and the steps in which the place is looked for. */
const FARTHEST_PX = 1.3
const STEP_PX = 0.1

/**
 * Moves small texts to where the painter has set them. Other programs do not fit letters to pixels, so they set the same
 * text up to a pixel higher or lower: the place is found by comparing its outlines with its pixels.
 */
export async function settleLines(ad: LayeredAd): Promise<LayeredAd> {
  const elements = await Promise.all(
    ad.elements.map(async (element) => {
      if (element.kind !== 'text' || element.rotation !== 0 || element.sizePx >= HINTED_BELOW_PX) return element
      const paths = await outlineText(element)
      if (!paths) return element
      const shift = findShift(element, paths)
      const lines = element.lines.map((line) => ({ ...line, baseline: line.baseline + shift }))
      return { ...element, lines }
    }),
  )
  return { ...ad, elements }
}

function findShift({ picture, color, strike }: TextElement, paths: readonly string[]): number {
  const { box, rgba } = picture
  const drawn = new Path2D(paths.join(''))
  const steps = Math.round(FARTHEST_PX / STEP_PX)
  let best = { shift: 0, difference: Number.POSITIVE_INFINITY }
  for (let step = -steps; step <= steps; step += 1) {
    const shift = step * STEP_PX
    const ctx = createCanvas(box.width, box.height).getContext('2d')
    ctx.translate(-box.x, -box.y)
    ctx.fillStyle = color
    // The line through a price does not move with its letters.
    if (strike) ctx.fillRect(strike.x, strike.y, strike.width, strike.height)
    ctx.translate(0, shift)
    fillPath(ctx, drawn)
    const difference = differenceOf(ctx.getImageData(0, 0, box.width, box.height).data, rgba)
    if (difference < best.difference) best = { shift, difference }
  }
  return best.shift
}

function fillPath(ctx: SKRSContext2D, path: Path2D): void {
  ctx.fill(path)
}

function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 3; at < one.length; at += 4) sum += Math.abs(one[at]! - other[at]!)
  return sum
}
