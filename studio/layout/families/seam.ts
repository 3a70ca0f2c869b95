import { middleOf } from '../../layers/box.ts'
import { placedBounds, placeProduct } from '../../layers/placement.ts'
import { areApart, seamLook, seamSet } from '../sets/seam-set.ts'
import { inSet } from './in-set.ts'

/** Seam: two worlds, with the product across the line where they meet. */
export const seamFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'Two worlds, and the thing across the seam of both.',
    behind: { clean: 'mixed', bold: 'mixed', luxury: 'dark', playful: 'mixed', corporate: 'mixed', modern: 'dark' },
    carries: () => true,
  },
  suits: areApart,
  set: seamSet,
  closing: seamLook,
  setOptions(_, { placement, foot, words }) {
    const bounds = placedBounds(placement)
    const [x, y] = middleOf(bounds)
    return {
      seam: foot === undefined ? { x, closeTo: bounds.x < words.x ? ('left' as const) : ('right' as const) } : { y },
    }
  },
  place: ({ hero, canvas }, room, { isBeside }) =>
    placeProduct(hero, room, { anchor: canvas.isLow ? 'center' : 'foot', alignX: isBeside ? 0.3 : 0.5 }),
  poster: () => ({ tune: { headline: 0.14, closing: 'column', start: 0.44, besideUpTo: 1.12 } }),
})
