import type { Direction } from '#studio/direction/direction.ts'
import { pairType } from '#studio/direction/type-pairing.ts'
import { createRandom } from '#studio/basics/random.ts'

/** A number among those that put the picture at the start. */
const AT_START = 0.3

/** A direction whose families are composed as they were designed, in the first of their style's faces and before the grounds that no kind of thing chooses. */
export function asDesigned(direction: Direction): Direction {
  const { style, typography, seed, textDirection } = direction
  const [start, end] = textDirection === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const pictureSide = createRandom(seed, 'side').next() < AT_START ? start : end
  return { ...direction, pictureSide, stance: undefined, kind: undefined, type: pairType(style, typography) }
}
