import { isThin } from '../picture/close-up.ts'
import { placeNear } from '../picture/place-near.ts'
import { nearSet } from '../sets/near-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Near: so large that only a part of the product is seen, and known. */
export const nearFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'So large that only a part of it is seen, and known all the same.',
    behind: onAnyGround,
    // Of clothes and of glasses a part is a broken one.
    carries: ({ hero, use }) => use !== 'worn' && !isThin(hero),
  },
  showsPart: true,
  set: nearSet,
  place: placeNear,
  poster: () => ({ tune: { headline: 0.15, closing: 'column', besideUpTo: 9, start: 0.46 } }),
})
