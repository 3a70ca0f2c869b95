import { placedBounds, placeProduct } from '../../layers/placement.ts'
import { answerSet, askedLook, POINT } from '../sets/answer-set.ts'
import { fieldLook } from '../sets/concept-look.ts'
import { onAnyGround } from './concept-grounds.ts'
import { inSet } from './in-set.ts'

/** Matches a question in any of the scripts that the studio sets. */
const QUESTION = /[?？؟;]\s*$/u

/** Answer: a question at one end, and the product at the other. */
export const answerFamily = inSet({
  tried: 'as a concept',
  concept: {
    idea: 'A question at one end, and at the other the thing that answers it.',
    behind: onAnyGround,
    carries: ({ words }) => QUESTION.test(words.headline),
  },
  set: answerSet,
  look: askedLook,
  closing: fieldLook,
  // Beside words the field needs a margin of its own; below them it needs room for its tip.
  place({ hero, canvas }, room, { alignX, isBeside }) {
    const tip = isBeside || canvas.isLow ? 0 : 0.7 * POINT.reach * canvas.side
    return placeProduct(hero, { ...room, y: room.y + tip, height: room.height - tip }, { anchor: 'foot', alignX })
  },
  startOf: ({ canvas }, placement) => placedBounds(placement).x - (canvas.isLow ? 0.2 : 0.045) * canvas.side,
  poster: () => ({ tune: { headline: 0.16, closing: 'column' } }),
  banner: { headline: 46 },
  // A banner for a phone shows the name and no question.
  orders: { small: [] },
})
