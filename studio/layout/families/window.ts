import { windowSet } from '../sets/room-set.ts'
import { inSet } from './in-set.ts'

/** Window: the product stands on a sweep in daylight, taller than the words in the column in front of it. */
export const windowFamily = inSet({
  tried: { cutOut: { clean: [1, 'light'], luxury: [4, 'dark'], corporate: [3, 'light'] } },
  offeredAs: 'daylight, words in a quiet column',
  holds: { outdoors: 'never', worn: 'never', unknown: 'last' },
  companions: true,
  bestFor: 'high',
  set: windowSet,
  anchor: 'foot',
  poster: () => ({ tune: { headline: 0.12, closing: 'column', besideUpTo: 1.2, start: 0.42 } }),
  banner: { headline: 36, foot: 7 },
})
