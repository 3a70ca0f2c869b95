import type { Canvas } from './canvas.ts'
import { type PosterShape, posterShape } from './shape-rules.ts'

/** Sizes of what stands in one row at the foot of an ad, in pixels. */
export interface FootScale {
  name: number
  /** 0 where the canvas says less. */
  support: number
  price: number
  /** The offer's words over the price. */
  badge: number
  action: number
  actionHeight: number
  /** How high name and support together may stand. */
  room: number
}

/** In shares of the canvas's shorter side. A story is looked at on a whole phone: its small type is larger. */
const SHARES: Record<PosterShape, FootScale> = {
  square: { name: 0.035, support: 0.028, price: 0.068, badge: 0.03, action: 0.03, actionHeight: 0.076, room: 0.095 },
  portrait: {
    name: 0.043,
    support: 0.035,
    price: 0.09,
    badge: 0.037,
    action: 0.0375,
    actionHeight: 0.076,
    room: 0.12,
  },
  rectangle: { name: 0.056, support: 0, price: 0.084, badge: 0.05, action: 0.05, actionHeight: 0.126, room: 0.136 },
}

/** As large as the canvas's class has it, `by` times where the ad speaks up; nothing smaller than running text may be. */
export function footScale(canvas: Canvas, by = 1): FootScale {
  const { side, smallText } = canvas
  const shares = SHARES[posterShape(canvas)]
  const px = (share: number) => by * share * side
  return {
    name: px(shares.name),
    support: px(shares.support),
    price: px(shares.price),
    badge: px(shares.badge),
    action: Math.max(smallText, px(shares.action)),
    actionHeight: px(shares.actionHeight),
    room: px(shares.room),
  }
}
