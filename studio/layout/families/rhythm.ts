import { placeThree } from '../picture/place-three.ts'
import { rhythmSet } from '../sets/rhythm-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Rhythm: three copies of the product, each in a bay of its own. */
export const rhythmFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'Three of it, like a beat.',
    behind: onAnyGround,
    // Nobody has three sofas.
    carries: ({ use }) => use !== 'floor',
  },
  set: rhythmSet,
  // Three products on a low canvas are three stamps, and on a story they reach over its end.
  suits: ({ canvas }) => !canvas.isLow && !canvas.isCovered,
  place: placeThree,
  startOf: (_, { zone, box }) => (zone ?? box).x - 0.12 * Math.min(box.width, box.height),
  poster: () => ({ tune: { headline: 0.13, closing: 'column', besideUpTo: 9, start: 0.42, alignX: 0.5 } }),
})
