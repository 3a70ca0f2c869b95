import { onDrum, podiumSet } from '../sets/podium-set.ts'
import { standingOn, standOnPodium, stepsStart } from '../sets/podium-stage.ts'
import { inSet } from './in-set.ts'

/**
 * Podium: the product on round steps beside the words. A wide product, and any product on a story, stands on a drum
 * whose side carries the offer.
 */
export const podiumFamily = inSet({
  tried: {
    cutOut: {
      clean: [2, 'light'],
      luxury: [3, 'dark'],
      playful: [4, 'light'],
      corporate: [5, 'light'],
      modern: [6, 'dark'],
    },
  },
  offeredAs: 'on round steps',
  holds: { floor: 'last', outdoors: 'last', worn: 'last' },
  bestFor: 'high',
  set: podiumSet,
  closing: (context) => (context.canvas.isLow ? undefined : onDrum(podiumSet.look(context))),
  setOptions: (context, { isBeside }) => ({ on: standingOn(context, isBeside) }),
  place: (context, room, { isBeside }) => standOnPodium(context, room, standingOn(context, isBeside)),
  startOf: stepsStart,
  poster: () => ({ tune: { closing: 'column', besideUpTo: 1.12, start: 0.5 } }),
  banner: { air: 10, gap: 30, foot: 12 },
  orders: { tower: ['words first'], board: ['words first'], small: [] },
})
