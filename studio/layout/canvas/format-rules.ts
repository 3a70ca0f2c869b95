import type { FormatId } from '#contract/formats.ts'
import type { CanvasShape } from './shape-rules.ts'

/** What a platform asks of one format's picture, beside its size and its bytes (contract/formats.ts). Lengths in pixels. */
interface FormatRules {
  shape: CanvasShape
  /** Facebook and Instagram ban pictures of buttons: there the call to action is a label or a ribbon. */
  buttonsAllowed: boolean
  /** What the platform lays its own bars over, at the top and at the foot. */
  covered?: { topPx: number; footPx: number }
  /** No capital is lower; where it is left out, the type scale says it by the canvas's shorter side. */
  leastCapPx?: number
  /** At most this share of the area is text. */
  textShareMax?: number
}

export const FORMAT_RULES: Record<FormatId, FormatRules> = {
  facebook_feed: { shape: 'square', buttonsAllowed: false },
  instagram_feed: { shape: 'square', buttonsAllowed: false },
  instagram_story: { shape: 'portrait', buttonsAllowed: false, covered: { topPx: 270, footPx: 384 } },
  google_display: { shape: 'rectangle', buttonsAllowed: true },
  leaderboard: { shape: 'banner', buttonsAllowed: true },
  square: { shape: 'square', buttonsAllowed: true, leastCapPx: 12, textShareMax: 0.2 },
}
