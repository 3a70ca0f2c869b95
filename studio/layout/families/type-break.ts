import { isCalm } from '../../brief/thing-world.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { productAspect } from '../compose-context.ts'
import { planeEdge } from '../arrangements/arranged.ts'
import { typeBreakSet } from '../sets/type-break-set.ts'
import { inOneInk } from '../sets/product-set.ts'
import { inSet } from './in-set.ts'

/** Type-break: giant type on a saturated field. The tilted product hides at most the foot of its last line. */
export const typeBreakFamily = inSet({
  tried: { cutOut: { bold: [1, 'mixed'], playful: [5, 'mixed'] } },
  offeredAs: 'giant type behind the product',
  bestFor: 'wide',
  // The second candidate keeps the product off the type, for letters that the first would hide too much of. The third
  // sets the offer in the foot row, for words too long for a badge.
  candidates: 3,
  set: typeBreakSet,
  look: ({ direction: { colors } }) => {
    const { ink, ground } = colors
    return inOneInk(ink, { fill: ink, text: ground })
  },
  closing: typeBreakSet.look,
  tilt: [8, -8],
  setOptions: (_, arranged) => ({ plane: planeEdge(arranged) }),
  poster: (context) => ({
    // A narrow product needs the height itself.
    tune: {
      headline: 0.36,
      words: productAspect(context) < 0.6 ? 0.8 : 1.2,
      name: 'foot',
      besideUpTo: 0.8,
      dips: true,
      lift: 0.5,
    },
    ...(context.candidate < 2 &&
      withSticker(context, {
        form: isCalm(context.direction) ? 'scallop' : 'burst',
        rotation: 7,
        at: 'end of the headline',
      })),
  }),
  banner: { top: -6, foot: -6 },
  headline: 1.15,
})
