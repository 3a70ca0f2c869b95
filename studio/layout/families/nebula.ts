import { footBar } from '../arrangements/seamless-foot.ts'
import { nebulaSet } from '../sets/nebula-set.ts'
import { inSet } from './in-set.ts'

/** Nebula: the product against its own haze of light, tight grotesk type, a glass bar at the foot. */
export const nebulaFamily = inSet({
  tried: { cutOut: { modern: [1, 'dark'] } },
  offeredAs: 'a glowing haze',
  companions: true,
  bestFor: 'compact',
  set: nebulaSet,
  tilt: [5, -4],
  poster(context) {
    const look = { ...nebulaSet.look(context), glass: { tint: context.direction.colors.ground, tintOpacity: 0.6 } }
    return {
      tune: { headline: 0.185, name: 'foot', alignX: 0.7 },
      foot: (without) => footBar(context, look, 'glass', { without }),
    }
  },
})
