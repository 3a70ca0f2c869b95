import type { SKRSContext2D } from '@napi-rs/canvas'
import type { FontStack } from '../fonts/font-stack.ts'

/** The settings of a line, apart from its size. */
export interface LineStyle {
  stack: FontStack
  direction: 'ltr' | 'rtl'
}

/** Prepares a context for one line; the same call serves measuring and drawing, so both agree. */
export function applyLineStyle(ctx: SKRSContext2D, style: LineStyle, sizePx: number, trackingEm: number): void {
  ctx.font = `400 ${sizePx}px ${style.stack.families}`
  ctx.fontVariationSettings = style.stack.variations
  ctx.letterSpacing = `${trackingEm * sizePx}px`
  ctx.wordSpacing = `${style.stack.wordSpace * sizePx}px`
  ctx.lang = style.stack.language
  ctx.direction = style.direction
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fontKerning = 'normal'
}

/**
 * Creates a styler for a context that nothing else changes. It sets a style only if it differs from the last one,
 * because setting costs as much as a word.
 */
export function createStyler(ctx: SKRSContext2D, sizePx: number): (style: LineStyle, trackingEm: number) => void {
  let last: string | undefined
  return (style, trackingEm) => {
    const wanted = `${style.stack.key}|${style.direction}|${trackingEm}`
    if (wanted !== last) applyLineStyle(ctx, style, sizePx, trackingEm)
    last = wanted
  }
}

/**
 * A slant that no eye sees, .05 px over 100, and the smallest (of those tried) that the renderer takes for one. It ends
 * the hinting, which moves the tops of letters by up to 4% of the size below 256 px and makes ink not linear in size.
 */
export const UNHINTED_SLANT = 0.0005
