import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'
import { applyLineStyle } from './measure.ts'
import { canBeTracked } from './scripts.ts'
import type { SetLine, SetText, TypeContext } from './typesetter.ts'

/** The part of a SetText that drawing needs. */
export type DrawableText = Pick<SetText, 'text' | 'face' | 'language' | 'direction' | 'sizePx' | 'trackingEm'> & {
  lines: readonly Pick<SetLine, 'text' | 'x' | 'baseline'>[]
}

export interface DrawOptions {
  /** Where the text's own (0, 0) comes to lie. */
  x: number
  y: number
  color: string | CanvasGradient | CanvasPattern
  /** An outline behind the letters, e.g. for a sticker. */
  stroke?: { color: string; widthPx: number }
}

/** Draws the lines with the context's own transform, opacity and blend; its other state is put back. */
export function drawText(context: TypeContext, ctx: SKRSContext2D, text: DrawableText, options: DrawOptions): void {
  const stack = context.stack(text.text, text.face, text.language)
  const trackingEm = canBeTracked(text.text) ? text.trackingEm : 0
  ctx.save()
  applyLineStyle(ctx, { stack, direction: text.direction }, text.sizePx, trackingEm)
  for (const line of text.lines) {
    const [x, y] = [options.x + line.x, options.y + line.baseline]
    if (options.stroke) {
      ctx.strokeStyle = options.stroke.color
      ctx.lineWidth = options.stroke.widthPx
      ctx.lineJoin = 'round'
      ctx.strokeText(line.text, x, y)
    }
    ctx.fillStyle = options.color
    ctx.fillText(line.text, x, y)
  }
  ctx.restore()
}
