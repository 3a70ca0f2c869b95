import { type ComposeContext, productAspect } from '../compose-context.ts'
import { middleOf } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { dressSet } from '../sets/product-set.ts'
import { typeBreakSet } from '../sets/type-break-set.ts'
import type { WordsLook } from '../sets/words-look.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Type-break: giant type on a saturated field, a slanted ink plane at the foot, the tilted product breaking into the type.
 * The product hides at most the foot of the last line.
 */
export const typeBreakFamily: Family = {
  tried: { cutOut: { bold: [1, 'mixed'], playful: [6, 'mixed'] } },
  sceneName: 'halftone',
  offeredAs: 'giant type behind the product',
  storyFoot: 'floor',
  sides: 'swap',
  // The second keeps the product off the type, for letters that the first would hide too much of; the third says the offer
  // in the foot row, for words too long for a badge.
  candidates: 3,
  arrangements: onSizes({
    look: onField,
    closing: typeBreakSet.look,
    headline: 1.15,
    place: sizeProduct({ tilt: [0, -8] }),
    dress(context, { placement, close, isTower }) {
      const { side, widthPx } = context.canvas
      const [x] = middleOf(placement.box)
      const plane = isTower
        ? { y: close.y - 0.06 * side }
        : { x, closeTo: x < widthPx / 2 ? ('left' as const) : ('right' as const) }
      return dressSet(context, typeBreakSet, { placement, plane })
    },
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Words on the field itself. */
function onField(context: ComposeContext): WordsLook {
  const { ink, ground } = context.direction.colors
  const action = { fill: ink, text: ground, label: ink, radius: 'square' as const }
  return { ink, soft: ink, accent: ink, price: ink, action }
}

function poster(context: ComposeContext): Layer[] | undefined {
  const footLook = typeBreakSet.look(context)
  // A narrow product needs the height itself.
  const words = productAspect(context) < 0.6 ? 0.8 : 1.2
  return arrangePoster(context, {
    look: onField(context),
    footLook,
    tune: { headline: 0.36, words, name: 'foot', besideUpTo: 0.8, tilt: [8, -8], dips: true, lift: 0.5 },
    ...(context.candidate < 2 && withSticker(context, { form: 'burst', rotation: 7, at: 'end of the headline' })),
    dress: ({ placement, base }) => dressSet(context, typeBreakSet, { placement, plane: { y: base } }),
  })
}

/** The product lies across the plane's edge. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { side } = context.canvas
  return arrangeBanner(context, {
    look: typeBreakSet.look(context),
    words: {},
    tune: { top: -6, foot: -6 },
    picture: bannerProduct(context, { rotation: productAspect(context) > 1 ? -8 : 0 }),
    dress: ({ picture: { placement }, endPx }) =>
      dressSet(context, typeBreakSet, { placement, plane: { x: endPx - 0.65 * side, closeTo: 'right' } }),
  })
}
