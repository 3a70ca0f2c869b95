import { crowdSet } from '../sets/crowd-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Crowd: a pattern of the product's outlines, and only the product itself in color. */
export const crowdFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'Many of its kind are a pattern on the wall, and it alone is there.',
    behind: onAnyGround,
    carries: () => true,
  },
  set: crowdSet,
  tilt: [6, -7],
  poster: () => ({ tune: { headline: 0.145, besideUpTo: 1.1 } }),
})
