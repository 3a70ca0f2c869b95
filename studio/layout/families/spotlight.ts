import { spotlightSet } from '../sets/spotlight-set.ts'
import { inSet } from './in-set.ts'

/** Greatest aspect ratio (width over height) of a product in a beam. */
const WIDEST = 1.12

/** Spotlight: a dark stage, and one beam that has found the product. */
export const spotlightFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'A dark stage, and one beam of light that has found it.',
    behind: { bold: 'dark', luxury: 'dark', playful: 'dark', corporate: 'dark', modern: 'dark' },
    // The words have to stand beside the product: above a wide one they would stand in the beam.
    carries: ({ hero }) => hero.product!.widthPx / hero.product!.heightPx < WIDEST,
  },
  set: spotlightSet,
  anchor: 'foot',
  poster: () => ({ tune: { headline: 0.14, closing: 'column', besideUpTo: 1.12 } }),
})
