import { poolSet } from '../sets/pool-set.ts'
import { inSet } from './in-set.ts'

/** Pool: one pool of light behind the product on a dark glossy slab, fine type and few words. */
export const poolFamily = inSet({
  tried: { cutOut: { luxury: [1, 'dark'], modern: [5, 'dark'] } },
  offeredAs: 'one pool of light in the dark',
  companions: true,
  bestFor: 'high',
  set: poolSet,
  anchor: 'foot',
  poster({ canvas }) {
    const centred = canvas.shape === 'portrait'
    // A product that stands on the slab leaves the slab's gloss to the words below.
    return { tune: { align: centred ? 'center' : 'left', alignX: centred ? 0.5 : 0.72, lift: 1.3 } }
  },
  banner: { top: 6, foot: 8 },
})
