import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '#contract/ads/report.ts'
import type { Layout, Typesetter } from '#studio/index.ts'
import { dilate, type BinaryMask } from './mask.ts'
import { type TextLayer, textLayersOf, turnedBounds, toWholePixels } from './layers.ts'

/** The actual position of one run's letters. */
export interface RunInk {
  layer: TextLayer
  /** Canvas pixels; may reach outside of the canvas. */
  box: Box
  /** The letters' coverage of each pixel of the box, 0 to 255. */
  coverage: Uint8Array
  /**
   * 1 where another color than the ground's may stand: the letters grown by 2 px, and the line through an old price.
   */
  touched: BinaryMask
}

/** Margin round the run, for the ground that is read beside its letters. */
const MARGIN_PX = 12
const TOUCHED_PX = 2

/**
 * Sets the letters of every run alone on a transparent ground: questions about the finished picture are answered here.
 */
export function findRunInks(layout: Layout, typesetter: Typesetter): RunInk[] {
  return textLayersOf(layout).map((layer) => {
    const box = toWholePixels(turnedBounds(layer.box, layer.rotation), MARGIN_PX)
    const coverage = drawAlpha(box, (ctx) =>
      turnAbout(ctx, layer.box, layer.rotation, () => drawLetters(ctx, layer, typesetter)),
    )
    const strike = layer.strike
      ? drawAlpha(box, (ctx) => turnAbout(ctx, layer.box, layer.rotation, () => drawStrike(ctx, layer)))
      : undefined
    const inked = coverage.map((value, index) => (value > 8 || (strike?.[index] ?? 0) > 0 ? 1 : 0))
    const touched = dilate({ widthPx: box.width, heightPx: box.height, data: inked }, TOUCHED_PX)
    return { layer, box, coverage, touched }
  })
}

function drawLetters(ctx: SKRSContext2D, layer: TextLayer, typesetter: Typesetter): void {
  typesetter.drawText(ctx, layer, { x: layer.x, y: layer.y, color: '#000000' })
}

/** Draws the line wherever it may be: a band through the middle, longer than the words. */
function drawStrike(ctx: SKRSContext2D, { box, sizePx }: TextLayer): void {
  ctx.fillRect(
    box.x - 0.3 * sizePx,
    box.y + 0.36 * box.height,
    box.width + 0.6 * sizePx,
    0.28 * box.height + 0.07 * sizePx,
  )
}

/** Returns the alpha of what is drawn, in a box of the canvas. */
export function drawAlpha(box: Box, draw: (ctx: SKRSContext2D) => void): Uint8Array {
  const ctx = createCanvas(box.width, box.height).getContext('2d')
  ctx.translate(-box.x, -box.y)
  draw(ctx)
  const { data } = ctx.getImageData(0, 0, box.width, box.height)
  const alpha = new Uint8Array(box.width * box.height)
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = data[index * 4 + 3]!
  return alpha
}

/** Draws turned by so many degrees about the box's center. */
export function turnAbout(ctx: SKRSContext2D, box: Box, degrees: number, draw: () => void): void {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((degrees * Math.PI) / 180)
  ctx.translate(-x, -y)
  draw()
  ctx.restore()
}
