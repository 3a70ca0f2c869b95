import { orbSet } from '../sets/orb-set.ts'
import { inSet } from './in-set.ts'

/**
 * Orb: one soft ball of several colors, huge tight type in front of it, and the product in front of the type. Neutral
 * paper makes it glow.
 */
export const orbFamily = inSet({
  tried: { cutOut: { clean: [4, 'light'], modern: [3, 'light'] } },
  offeredAs: 'before a glowing disc',
  bestFor: 'compact',
  // The second candidate keeps the product off the type, for letters that the first would hide too much of.
  candidates: 2,
  set: orbSet,
  tilt: [5, -6],
  // Clean stays quiet even where the type is the picture.
  poster: ({ direction }) => ({
    tune: { headline: direction.style === 'modern' ? 0.3 : 0.15, name: 'foot', dips: true },
  }),
})
