import type { AdStyle } from '#contract/choices.ts'

export interface ActionLook {
  fill: string
  text: string
  /** Color of the label form, which has no fill. */
  label: string
  radius: 'pill' | 'soft' | 'square'
}

export const ACTION_RADIUS = {
  clean: 'pill',
  bold: 'square',
  luxury: 'square',
  playful: 'pill',
  corporate: 'soft',
  modern: 'pill',
} as const satisfies Record<AdStyle, ActionLook['radius']>

/** The colors of everything that is said, on the place that the ad is set in. */
export interface WordsLook {
  ink: string
  soft: string
  /** For the name and small things. */
  accent: string
  price: string
  action: ActionLook
}

/** All words in one color. */
export function inOneInk(ink: string, action: ActionLook): WordsLook {
  return { ink, soft: ink, accent: ink, price: ink, action }
}
