import type { Box } from '#contract/report.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { onPage } from '../canvas/page.ts'
import { grow } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { dressSet, type Standing } from '../sets/product-set.ts'
import { sunburstSet } from '../sets/sunburst-set.ts'
import { arrangeOver } from '../arrangements/over.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Sunburst: a saturated field with rays, a great disc running off the edge behind the tilted product, giant type stacked
 * word on word, and the price as big as a headline.
 */
export const sunburstFamily: Family = {
  tried: { cutOut: { bold: [3, 'mixed'], playful: [4, 'mixed'] } },
  sceneName: 'starburst',
  offeredAs: 'rays from behind',
  storyFoot: 'bare',
  // The disc keeps clear of the words where they stand, and nowhere else.
  sides: 'stay',
  // The second says the offer's words over the price, for words too long for a sticker.
  candidates: 2,
  arrangements: onSizes({
    look: sunburstSet.look,
    place: sizeProduct({ tilt: [9, -8] }),
    dress: (context, arranged) => dressSet(context, sunburstSet, arranged),
  }),
  compose(context) {
    const { shape } = context.canvas
    if (shape === 'banner') return banner(context)
    // Under the words of a story a narrow product would be small.
    return shape === 'portrait' && productAspect(context) < 0.7 ? beside(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { style, words } = context.direction
  const look = sunburstSet.look(context)
  const form = style === 'playful' ? 'scallop' : 'burst'
  return arrangePoster(context, {
    look,
    tune: { headline: 0.36, closing: 'column', start: 0.5, price: 1.7, besideUpTo: 1.12 },
    ...(context.candidate === 0 && words.badge && withSticker(context, { form, rotation: -8, colors: look.badge })),
    place: (room, isBeside) => lean(context, room, isBeside),
    dress: (arranged) => dressSet(context, sunburstSet, arranged),
  })
}

function beside(context: ComposeContext): Layer[] | undefined {
  const sunburst = {
    look: sunburstSet.look(context),
    picture(room: Box) {
      const placement = lean(context, onPage(context.canvas, room), true)
      return { keep: placedBounds(placement), placement }
    },
    dress: ({ picture: { placement }, texts }: { picture: Standing; texts: Layer[] }) =>
      dressSet(context, sunburstSet, { placement, texts }),
  }
  return arrangeOver(context, sunburst, ['corner'])
}

/** Beside the words the product leans away from them, as high as the canvas; under them it points upwards. */
function lean({ hero, canvas }: ComposeContext, room: Box, isBeside: boolean) {
  const zone = isBeside ? grow(room, 0.05 * canvas.side) : room
  return placeProduct(hero, zone, { anchor: 'center', alignX: isBeside ? 0.8 : 0.4, rotation: isBeside ? 11 : -9 })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = sunburstSet.look(context)
  return arrangeBanner(context, {
    look: { ...look, accent: look.price },
    words: {},
    tune: { headline: 46, price: 33, top: -6, foot: -6 },
    picture: bannerProduct(context, { rotation: productAspect(context) > 1.12 ? -9 : 11 }),
    dress: ({ picture: { placement }, texts }) => dressSet(context, sunburstSet, { placement, texts }),
  })
}
