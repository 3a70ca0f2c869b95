import { contains } from '../../layers/box.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'

/** Ink is measured in whole pixels. */
const ROUNDING_PX = 1

/** Words keep off the edge, and on a story off the parts that the app covers with its own buttons. */
export const safeZone: Check = ({ runs, canvas }) =>
  runs.flatMap(({ layer, ink }) =>
    ink && !contains(canvas.safe, ink, ROUNDING_PX)
      ? [error('safe-zone', `The words ${quote(layer.text)} stand too near to the edge, where they may be covered.`)]
      : [],
  )
