import { arrangeBanner } from '../arrangements/banner.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import type { ComposeContext } from '../compose-context.ts'
import { right } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import { onDrum, podiumSet } from '../sets/podium-set.ts'
import { standOnPodium, stepsStart } from '../sets/podium-stage.ts'
import { dressSet } from '../sets/product-set.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Podium: the product on round steps in a studio sweep, an arch or a disc behind it, one light from the upper left. Tall
 * products stand beside the words; wide ones, and all of a story, stand on a drum whose side carries the offer.
 */
export const podiumFamily: Family = {
  tried: {
    cutOut: {
      clean: [2, 'light'],
      luxury: [3, 'dark'],
      playful: [5, 'light'],
      corporate: [6, 'light'],
      modern: [6, 'dark'],
    },
  },
  sceneName: 'podium',
  offeredAs: 'on round steps',
  storyFoot: 'filled',
  sides: 'swap',
  arrangements: onSizes(
    {
      look: podiumSet.look,
      closing: (context) => onDrum(podiumSet.look(context)),
      place: (context, room) => {
        const on = context.canvas.widthPx < context.canvas.heightPx ? ('drum' as const) : ('steps' as const)
        const placement = standOnPodium(context, room, on)
        const bounds = placedBounds(placement)
        const x = on === 'steps' ? stepsStart(context, placement) : bounds.x
        return { box: { ...bounds, x, width: right(bounds) - x }, placement, on }
      },
      dress: (context, { placement, on }) => dressSet(context, podiumSet, { placement, on }),
    },
    { tower: ['words first'], board: ['words first'], small: [] },
  ),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  const look = podiumSet.look(context)
  return arrangePoster(context, {
    look,
    footLook: onDrum(look),
    tune: { closing: 'column', besideUpTo: 1.12, start: 0.5 },
    place: (room, isBeside) => standOnPodium(context, room, isBeside ? 'steps' : 'drum'),
    startOf: (placement) => stepsStart(context, placement),
    dress: ({ placement, isBeside }) => dressSet(context, podiumSet, { placement, on: isBeside ? 'steps' : 'drum' }),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = podiumSet.look(context)
  return arrangeBanner(context, {
    look,
    words: { soft: look.accent },
    tune: { air: 10, gap: 30, foot: 12 },
    picture: (room) => {
      const placement = standOnPodium(context, room, 'step')
      return { startPx: placedBounds(placement).x - 0.24 * context.canvas.heightPx, placement }
    },
    dress: ({ picture: { placement } }) => dressSet(context, podiumSet, { placement, on: 'step' }),
  })
}
