import { spotlightSet } from '../sets/spotlight-set.ts'
import { inSet } from './in-set.ts'

/** Width over height. */
const WIDEST = 1.12

/** Spotlight: a dark stage, and one beam that has found the product. */
export const spotlightFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'A dark stage, and one beam of light that has found it.',
    behind: { bold: 'dark', luxury: 'dark', playful: 'dark', corporate: 'dark', modern: 'dark' },
    // Beside the words: over what is wide they would stand in the beam.
    carries: ({ hero }) => hero.product!.widthPx / hero.product!.heightPx < WIDEST,
  },
  set: spotlightSet,
  anchor: 'foot',
  poster: () => ({ tune: { headline: 0.14, closing: 'column', besideUpTo: 1.12 } }),
})
