import { echoSet } from '../sets/echo-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Echo: rings of the product's own outline. */
export const echoFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'Its own outline, again and again, as a stone makes rings in water.',
    behind: onAnyGround,
    carries: () => true,
  },
  set: echoSet,
  tilt: [4, -5],
  poster: () => ({ tune: { headline: 0.15, besideUpTo: 1.1 } }),
})
