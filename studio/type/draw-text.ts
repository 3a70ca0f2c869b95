import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'
import { ABOVE_EM, BELOW_EM } from './ink-reader.ts'
import { applyLineStyle, UNHINTED_SLANT } from './lines/line-style.ts'
import { canBeTracked } from './scripts.ts'
import type { TypeContext } from './type-context.ts'
import type { SetLine, SetText } from './lines/set-lines.ts'

/** The part of a SetText that drawing needs. */
export type DrawableText = Pick<SetText, 'text' | 'face' | 'language' | 'direction' | 'sizePx' | 'trackingEm'> & {
  lines: readonly Pick<SetLine, 'text' | 'x' | 'baseline'>[]
}

export interface DrawOptions {
  /** Position of the text's own (0, 0). */
  x: number
  y: number
  /** Gradients and patterns lie relative to each line's pen position. */
  color: string | CanvasGradient | CanvasPattern
  /** An outline behind the letters, e.g. for a sticker. */
  stroke?: { color: string; widthPx: number }
}

/** Hinting keeps small letters sharp; large ones are drawn exactly as they were measured. */
const HINTED_BELOW_PX = 24

/** Draws the lines with the context's own transform, opacity and blend; its other state is restored. */
export function drawText(context: TypeContext, ctx: SKRSContext2D, text: DrawableText, options: DrawOptions): void {
  const stack = context.stack(text.text, text.face, text.language)
  const trackingEm = canBeTracked(text.text) ? text.trackingEm : 0
  ctx.save()
  applyLineStyle(ctx, { stack, direction: text.direction }, text.sizePx, trackingEm)
  for (const line of text.lines) {
    ctx.save()
    ctx.translate(options.x + line.x, options.y + line.baseline)
    if (TOWER.test(line.text)) clipLine(ctx, text.sizePx)
    if (text.sizePx >= HINTED_BELOW_PX) ctx.transform(1, 0, UNHINTED_SLANT, 1, 0, 0)
    drawLine(ctx, line.text, options)
    ctx.restore()
  }
  ctx.restore()
}

/** Marks heaped on one letter, or set beside a picture, and notes of music would rise through the lines above. */
const TOWER = /\p{M}|[\u{1d100}-\u{1d1ff}]/u

/** Limits drawing to the area that was measured. */
function clipLine(ctx: SKRSContext2D, sizePx: number): void {
  ctx.beginPath()
  ctx.rect(-FAR_PX, -ABOVE_EM * sizePx, 2 * FAR_PX, (ABOVE_EM + BELOW_EM) * sizePx)
  ctx.clip()
}

/** Wider than any canvas. */
const FAR_PX = 10_000

function drawLine(ctx: SKRSContext2D, line: string, { color, stroke }: DrawOptions): void {
  if (stroke) {
    ctx.strokeStyle = stroke.color
    ctx.lineWidth = stroke.widthPx
    ctx.lineJoin = 'round'
    ctx.strokeText(line, 0, 0)
  }
  ctx.fillStyle = color
  ctx.fillText(line, 0, 0)
}
