import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Layout } from '../layers/layout.ts'
import { poolSet } from '../sets/pool-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Pool: one pool of light behind the product on a dark glossy slab, fine type, much left unsaid. */
export const poolFamily: Family = {
  tried: { cutOut: { luxury: [1, 'dark'], modern: [5, 'dark'] } },
  sceneName: slabOrVelvet,
  offeredAs: 'one pool of light in the dark',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  arrangements: onSizes({
    look: poolSet.look,
    place: sizeProduct({ anchor: 'foot' }),
    dress: (context, arranged) => dressSet(context, poolSet, arranged),
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

export function slabOrVelvet({ layers }: Pick<Layout, 'layers'>): 'stone slab' | 'velvet' {
  return layers.some((layer) => layer.kind === 'material' && layer.material === 'drape') ? 'velvet' : 'stone slab'
}

function poster(context: ComposeContext): Layer[] | undefined {
  const centred = context.canvas.shape === 'portrait'
  return arrangePoster(context, {
    look: poolSet.look(context),
    // What stands on the slab leaves its gloss to the words below.
    tune: { anchor: 'foot', align: centred ? 'center' : 'left', alignX: centred ? 0.5 : 0.72, lift: 1.3 },
    dress: (arranged) => dressSet(context, poolSet, arranged),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = poolSet.look(context)
  const base = 0.86 * context.canvas.heightPx
  return arrangeBanner(context, {
    look,
    words: { soft: look.accent },
    tune: { top: 6, foot: 8 },
    picture: bannerProduct(context, { anchor: 'foot', alignX: 0.5 }),
    dress: ({ picture }) => dressSet(context, poolSet, { ...picture, base }),
  })
}
