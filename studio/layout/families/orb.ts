import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { orbSet } from '../sets/orb-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Orb: on near-white paper one soft ball of several colors, huge tight type before it and the product before the type.
 * The neutral paper is what makes the orb glow.
 */
export const orbFamily: Family = {
  tried: { cutOut: { clean: [4, 'light'], modern: [3, 'light'] } },
  sceneName: 'ball of light',
  offeredAs: 'before a glowing disc',
  storyFoot: 'bare',
  sides: 'swap',
  // The second keeps the product off the type, for letters that the first would hide too much of.
  candidates: 2,
  arrangements: onSizes({
    look: orbSet.look,
    place: sizeProduct({ tilt: [5, -6] }),
    dress: (context, arranged) => dressSet(context, orbSet, arranged),
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  // Clean speaks quietly even where the type is the picture.
  const headline = context.direction.style === 'modern' ? 0.3 : 0.15
  return arrangePoster(context, {
    look: orbSet.look(context),
    tune: { headline, name: 'foot', tilt: [5, -6], dips: true },
    dress: (arranged) => dressSet(context, orbSet, arranged),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  return arrangeBanner(context, {
    look: orbSet.look(context),
    picture: bannerProduct(context, { rotation: productAspect(context) > 1 ? -5 : 5 }),
    dress: ({ picture }) => dressSet(context, orbSet, picture),
  })
}
