import { footBar } from '../arrangements/seamless-foot.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { paperSet } from '../sets/paper-set.ts'
import { seamlessLook } from '../sets/seamless-look.ts'
import { planeLook } from '../sets/foot-plane.ts'
import { inSet } from './in-set.ts'

/**
 * Paper: a photo whose plain ground was divided out, on the style's light ground, so that glass, wires and the real
 * shadow stay.
 */
export const paperFamily = inSet({
  tried: { multiplied: { clear: 3, foggy: 3 } },
  suits: ({ hero }) => hero.treatment === 'multiply',
  set: paperSet,
  closing: (context) => (context.canvas.shape === 'banner' ? planeLook : seamlessLook)(context),
  banner: { gap: 34 },
  posterAnchor: 'foot',
  poster: (context) => ({
    tune: { headline: 0.115 * DISPLAY_SCALE[context.direction.style], support: 'under', lift: 0.3 },
    foot: (without) => footBar(context, seamlessLook(context), 'plane', { without }),
  }),
})
