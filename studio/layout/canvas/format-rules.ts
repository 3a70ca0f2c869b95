import { STORY_COVERED } from '#contract/formats.ts'
import { type AdFormat, sizeName } from '#contract/sizes.ts'

/** What a platform asks of one format's picture, beside its size and its bytes. Lengths in pixels. */
export interface FormatRules {
  /** Facebook and Instagram ban pictures of buttons: there the call to action is a label or a ribbon. */
  buttonsAllowed: boolean
  /** What the platform lays its own bars over, at the top and at the foot. */
  covered?: { topPx: number; footPx: number }
  /** No capital is lower; where it is left out, the type scale says it by the canvas's shorter side. */
  leastCapPx?: number
  /** At most this share of the area is text. */
  textShareMax?: number
}

/** By the format's id, or by a size as media plans write it; the others are under no platform's rules. */
const FORMAT_RULES: Partial<Record<string, FormatRules>> = {
  facebook_feed: { buttonsAllowed: false },
  instagram_feed: { buttonsAllowed: false },
  instagram_story: { buttonsAllowed: false, covered: STORY_COVERED },
  square: { buttonsAllowed: true, leastCapPx: 12, textShareMax: 0.2 },
  '1200x628': { buttonsAllowed: false },
  '1080x1350': { buttonsAllowed: false },
}

export function formatRulesOf(format: AdFormat): FormatRules {
  return FORMAT_RULES[typeof format === 'string' ? format : sizeName(format)] ?? { buttonsAllowed: true }
}
