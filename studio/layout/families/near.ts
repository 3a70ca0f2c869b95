import { isThin } from '../picture/close-up.ts'
import { placeNear } from '../picture/place-near.ts'
import { nearSet } from '../sets/near-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Near: the product so large that only a part of it is seen, and recognized. */
export const nearFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'So large that only a part of it is seen, and known all the same.',
    behind: onAnyGround,
    // A part of clothes or of glasses looks broken.
    carries: ({ hero, use }) => use !== 'worn' && !isThin(hero),
  },
  showsPart: true,
  set: nearSet,
  place: placeNear,
  poster: () => ({ tune: { headline: 0.15, closing: 'column', besideUpTo: 9, start: 0.46 } }),
})
