import type { Canvas } from './canvas.ts'
import type { CanvasShape } from './shape-rules.ts'

/** Sizes of what stands in one row at the foot of an ad, in pixels. */
export interface FootScale {
  name: number
  /** Zero where the canvas has no room for it. */
  support: number
  price: number
  /** The offer's words over the price, larger than the name and the action because they are seen second. */
  badge: number
  action: number
  /** Height of a filled action. */
  button: number
  /** Height in which name and support stand together. */
  room: number
}

/** Sizes in shares of the canvas's shorter side. A story is looked at on a whole phone, so its small type is larger. */
const SHARES: Record<Exclude<CanvasShape, 'banner'>, FootScale> = {
  square: { name: 0.035, support: 0.028, price: 0.068, badge: 0.042, action: 0.03, button: 0.076, room: 0.095 },
  portrait: { name: 0.043, support: 0.035, price: 0.09, badge: 0.052, action: 0.0375, button: 0.076, room: 0.12 },
  'feed-portrait': { name: 0.038, support: 0.03, price: 0.078, badge: 0.046, action: 0.033, button: 0.082, room: 0.1 },
  landscape: { name: 0.045, support: 0.038, price: 0.1, badge: 0.056, action: 0.043, button: 0.108, room: 0.13 },
  skyscraper: { name: 0.062, support: 0.055, price: 0.15, badge: 0.075, action: 0.058, button: 0.17, room: 0.2 },
  billboard: { name: 0.072, support: 0.066, price: 0.17, badge: 0.09, action: 0.07, button: 0.185, room: 0.2 },
  'small-banner': { name: 0.15, support: 0, price: 0.29, badge: 0.15, action: 0.15, button: 0.38, room: 0.3 },
  rectangle: { name: 0.056, support: 0, price: 0.084, badge: 0.066, action: 0.05, button: 0.126, room: 0.136 },
}

/**
 * Support line of a small rectangle, in shares of its shorter side. The foot there holds no more than price and action,
 * and a support line stands under the headline alone.
 */
const RECTANGLE_SUPPORT = 0.052

/** Returns the size of a support line under the headline, in pixels, or 0 where the canvas has no room for it. */
export function supportUnder(canvas: Canvas): number {
  if (canvas.shape !== 'rectangle') return footScale(canvas).support
  return Math.max(canvas.smallText, RECTANGLE_SUPPORT * canvas.side)
}

/**
 * Returns the sizes of the canvas's class, `by` times where the ad speaks up. The action is never smaller than running
 * text. Throws for a banner.
 */
export function footScale(canvas: Canvas, by = 1): FootScale {
  const { side, smallText, shape } = canvas
  if (shape === 'banner') throw new Error('A banner has no foot.')
  const px = Object.entries(SHARES[shape]).map(([part, share]) => [part, by * share * side])
  const scale: FootScale = Object.fromEntries(px)
  return { ...scale, action: Math.max(smallText, scale.action) }
}
