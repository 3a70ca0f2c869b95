import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { arrangeBeside } from '../arrangements/beside.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { dressSet } from '../sets/product-set.ts'
import { windowSet } from '../sets/window-set.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Window: the product stands on a sweep in daylight, taller than the words in the column before it. */
export const windowFamily: Family = {
  tried: { cutOut: { clean: [1, 'light'], luxury: [4, 'dark'], corporate: [5, 'light'] } },
  sceneName: 'window daylight',
  offeredAs: 'daylight, words in a quiet column',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  arrangements: onSizes({
    look: windowSet.look,
    anchor: 'foot',
    dress: (context, arranged) => dressSet(context, windowSet, arranged),
  }),
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return productAspect(context) > WIDE_ASPECT ? under(context) : beside(context)
  },
}

/** From this width over height on a product is larger under the words than beside them. */
const WIDE_ASPECT = 1.2

function beside(context: ComposeContext): Layer[] | undefined {
  return arrangeBeside(context, {
    look: windowSet.look(context),
    start: context.canvas.isSmall ? 0.5 : 0.42,
    picture: (room) => {
      const placement = placeProduct(context.hero, room, { anchor: 'foot', alignX: 0.6 })
      return { box: placedBounds(placement), placement }
    },
    dress: ({ picture: { placement }, texts }) => dressSet(context, windowSet, { placement, texts }),
  })
}

function under(context: ComposeContext): Layer[] | undefined {
  return arrangePoster(context, {
    look: windowSet.look(context),
    tune: { anchor: 'foot', besideUpTo: 0 },
    dress: (arranged) => dressSet(context, windowSet, arranged),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  return arrangeBanner(context, {
    look: windowSet.look(context),
    tune: { headline: 36, foot: 7 },
    picture: bannerProduct(context, { anchor: 'foot', alignX: 0.5 }),
    dress: ({ picture: { placement }, texts }) => dressSet(context, windowSet, { placement, texts }),
  })
}
