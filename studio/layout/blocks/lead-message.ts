import { footScale, supportUnder } from '../../canvas/foot-scale.ts'
import { type PosterShape, posterShape } from '../../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Message, stackMessage } from './message.ts'
import type { WordsLook } from '../sets/product-set.ts'
import type { AdStyle } from '#contract/choices.ts'

/** Scale of each style's headline: a condensed face takes more, an even grid less. */
export const DISPLAY_SCALE = { clean: 1, bold: 1.4, luxury: 1.15, playful: 1.05, corporate: 0.92, modern: 1.2 }

/** Returns the same scale for where a condensed face would stand in a line with the picture. */
export function lowDisplayScale(style: AdStyle): number {
  return Math.min(1.25, DISPLAY_SCALE[style])
}

/**
 * Headlines in a column and over the whole width, and the smallest, in shares of the shorter side; `air` scales the
 * gaps under them.
 */
const SHAPES: Record<PosterShape, { column: number; wide: number; min: number; air: number }> = {
  square: { column: 0.105, wide: 0.132, min: 0.048, air: 0.95 },
  portrait: { column: 0.105, wide: 0.142, min: 0.048, air: 0.95 },
  rectangle: { column: 0.135, wide: 0.135, min: 0.07, air: 0.72 },
}

/** Scale of a support line over a photo: a little larger than at the foot. */
const SUPPORT = 1.07
/** Number of lines from which a headline stands in a column. */
const COLUMN_LINES = 4

/**
 * Sets the message as it leads an ad that is carried by a photo: large, with the name over it if it stands nowhere
 * else.
 */
export function leadMessage(
  context: ComposeContext,
  look: WordsLook,
  o: { x: number; y: number; width: number; height: number; lines: number; named: boolean; bare?: boolean },
): Message | undefined {
  const { canvas, direction } = context
  const shape = SHAPES[posterShape(canvas)]
  const { name } = footScale(canvas)
  const inColumn = o.lines >= COLUMN_LINES
  return stackMessage(context, {
    ...o,
    look,
    headline: {
      max: shape[inColumn ? 'column' : 'wide'] * canvas.side * DISPLAY_SCALE[direction.style],
      min: shape.min * canvas.side,
      lines: o.lines,
    },
    nameSize: o.named ? 0.88 * name : 0,
    nameTracking: direction.style === 'luxury' ? 0.05 : undefined,
    supportSize: o.named && !o.bare ? SUPPORT * supportUnder(canvas) : 0,
    supportLines: inColumn ? 5 : 2,
    asList: direction.style === 'corporate' && inColumn,
    air: shape.air,
  })
}
