import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { dressSet } from '../sets/product-set.ts'
import { windowSet } from '../sets/room-set.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Window: the product stands on a sweep in daylight, taller than the words in the column before it. */
export const windowFamily: Family = {
  tried: { cutOut: { clean: [1, 'light'], luxury: [4, 'dark'], corporate: [4, 'light'] } },
  sceneName: 'window daylight',
  offeredAs: 'daylight, words in a quiet column',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  arrangements: onSizes({
    look: windowSet.look,
    place: sizeProduct({ anchor: 'foot' }),
    dress: (context, arranged) => dressSet(context, windowSet, arranged),
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  return arrangePoster(context, {
    look: windowSet.look(context),
    tune: { headline: 0.12, closing: 'column', besideUpTo: 1.2, start: 0.42, anchor: 'foot', stands: 'beside' },
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
