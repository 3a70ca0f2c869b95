import { placeProduct } from '../../layers/placement.ts'
import { breakoutSet } from '../sets/breakout-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Breakout: a window in the style's manner, which the product leaves. */
export const breakoutFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'A frame that the thing is too much alive to stay in.',
    behind: onAnyGround,
    carries: () => true,
  },
  set: breakoutSet,
  place({ hero }, room, { alignX }) {
    const side = 0.09 * room.width
    const foot = 0.05 * room.height
    const inner = { x: room.x + side, y: room.y, width: room.width - 2 * side, height: room.height - foot }
    return placeProduct(hero, inner, { anchor: 'foot', alignX })
  },
  // A low canvas has no room for a frame and for what leaves it.
  suits: ({ canvas }) => !canvas.isLow,
  poster: () => ({ tune: { headline: 0.135 } }),
})
