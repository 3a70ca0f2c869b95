import { isCalm } from '../../brief/thing-world.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { planeEdge } from '../arrangements/arranged.ts'
import { blocksSet, onPastel } from '../sets/blocks-set.ts'
import { inSet } from './in-set.ts'

/**
 * Blocks: a sun behind the tilted product, a plane at the foot, and a sticker. It is round, with confetti, in playful,
 * and has corners in bold.
 */
export const blocksFamily = inSet({
  tried: { cutOut: { bold: [5, 'light'], playful: [1, 'light'] } },
  offeredAs: 'bright fields, stickers',
  companions: true,
  bestFor: 'compact',
  // The second candidate sets the offer in the foot row, for words too long for a sticker.
  candidates: 2,
  set: blocksSet,
  look: onPastel,
  closing: blocksSet.look,
  tilt: [7, -6],
  setOptions: (_, arranged) => ({ plane: planeEdge(arranged) }),
  poster(context) {
    const { badge, price } = context.direction.words
    const sticks = context.candidate === 0 && (badge ?? price) !== undefined
    return {
      tune: { headline: 0.15, name: 'foot', besideUpTo: 0.8, slant: -2, alignX: 0.8 },
      ...(sticks &&
        withSticker(context, {
          form: context.direction.style === 'bold' && !isCalm(context.direction) ? 'burst' : 'scallop',
          rotation: -9,
        })),
    }
  },
})
