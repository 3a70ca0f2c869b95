import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { nebulaSet } from '../sets/nebula-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { footBar } from '../arrangements/studio-foot.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Nebula: the product against its own haze of light, tight grotesk type, a glass bar at the foot. */
export const nebulaFamily: Family = {
  tried: { cutOut: { modern: [1, 'dark'] } },
  sceneName: 'gradient mesh',
  offeredAs: 'a glowing haze',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  arrangements: onSizes({
    look: nebulaSet.look,
    place: sizeProduct({ tilt: [5, -4] }),
    dress: (context, arranged) => dressSet(context, nebulaSet, arranged),
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  const look = { ...nebulaSet.look(context), glass: { tint: context.direction.colors.ground, tintOpacity: 0.6 } }
  return arrangePoster(context, {
    look,
    tune: { headline: 0.185, name: 'foot', tilt: [5, -4], alignX: 0.7 },
    foot: (_, without) => footBar(context, look, 'glass', { without }),
    dress: (arranged) => dressSet(context, nebulaSet, arranged),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  return arrangeBanner(context, {
    look: nebulaSet.look(context),
    picture: bannerProduct(context, { alignX: 0.45, rotation: -4 }),
    dress: ({ picture }) => dressSet(context, nebulaSet, picture),
  })
}
