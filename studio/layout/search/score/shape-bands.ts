import type { CanvasShape } from '../../../canvas/shape-rules.ts'

type Band = readonly [low: number, high: number]

/** Measures that are looked for on a class of canvas: the middle three quarters of the drafts that were kept. */
interface ShapeBands {
  /**
   * The picture's share of the canvas (its free zone on a story): bounds for a cut-out, and the smallest one of a
   * photo.
   */
  cutOut: Band
  photo: number
  /** The headline against the largest other run of words, by size: less is a tie, more is a shout. */
  lead: Band
  /** The price against the headline: it is found at once, and never leads. */
  price: Band
  /** Size of a headline of twenty letters, in shares of the shorter side. */
  letters: number
  /** Smallest share of the height or width that a hero may have: less is a stamp. */
  hero: number
}

export const SHAPE_BANDS: Record<CanvasShape, ShapeBands> = {
  square: { cutOut: [0.23, 0.5], photo: 0.5, lead: [1.9, 7.5], price: [0.28, 0.75], letters: 0.105, hero: 0.36 },
  portrait: { cutOut: [0.23, 0.54], photo: 0.42, lead: [1.9, 6.5], price: [0.3, 0.75], letters: 0.128, hero: 0.34 },
  rectangle: { cutOut: [0.22, 0.48], photo: 0.44, lead: [1.4, 4], price: [0.45, 0.95], letters: 0.122, hero: 0.32 },
  banner: { cutOut: [0.14, 0.42], photo: 0.24, lead: [1.35, 3.6], price: [0.45, 1.05], letters: 0.28, hero: 0.06 },
  'feed-portrait': {
    cutOut: [0.2, 0.5],
    photo: 0.45,
    lead: [1.9, 7.5],
    price: [0.28, 0.75],
    letters: 0.11,
    hero: 0.34,
  },
  landscape: { cutOut: [0.16, 0.45], photo: 0.45, lead: [1.8, 7], price: [0.3, 0.8], letters: 0.12, hero: 0.36 },
  skyscraper: { cutOut: [0.34, 0.66], photo: 0.4, lead: [1.35, 4.5], price: [0.5, 1.05], letters: 0.17, hero: 0.2 },
  billboard: { cutOut: [0.1, 0.34], photo: 0.2, lead: [1.5, 5], price: [0.4, 0.95], letters: 0.17, hero: 0.36 },
  'small-banner': { cutOut: [0.05, 0.25], photo: 0.1, lead: [1, 3.6], price: [0.6, 1.3], letters: 0.32, hero: 0.06 },
}
