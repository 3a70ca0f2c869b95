import { type ComposeContext, productAspect } from '../compose-context.ts'
import { middleOf } from '../layers/box.ts'
import type { Layer, Point } from '../layers/layout.ts'
import { dressSet } from '../sets/product-set.ts'
import { typeBreakSet } from '../sets/type-break-set.ts'
import type { WordsLook } from '../sets/words-look.ts'
import { type SizeArranged, type SizeProduct, sizeProduct } from '../arrangements/size-idea.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Type-break: giant type on a saturated field, a slanted ink plane at the foot, the tilted product breaking into the type.
 * The product hides at most the foot of the last line.
 */
export const typeBreakFamily: Family = {
  tried: { cutOut: { bold: [1, 'mixed'], playful: [7, 'mixed'] } },
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
    place: sizeProduct({ tilt: [0, -7] }),
    dress: (context, arranged) =>
      dressSet(context, typeBreakSet, { ...arranged, plane: (arranged.isTower ? below : behind)(context, arranged) }),
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Under the product, round all that closes. */
function below({ canvas: { widthPx: w, heightPx: h, side } }: ComposeContext, { close }: SizeArranged): Point[] {
  const left = close.y - 0.06 * side
  return [
    [0, left],
    [w, left - 0.12 * side],
    [w, h],
    [0, h],
  ]
}

/** Beside words the plane stands upright behind the product, cut through it by a slanted edge. */
function behind({ canvas: { widthPx: w, heightPx: h, side } }: ComposeContext, { placement }: SizeProduct): Point[] {
  const [middle] = middleOf(placement.box)
  const [top, foot]: Point[] = [
    [middle + 0.12 * side, 0],
    [middle - 0.12 * side, h],
  ]
  return middle < w / 2 ? [foot!, top!, [0, 0], [0, h]] : [top!, foot!, [w, h], [w, 0]]
}

/** Words on the field itself. */
function onField(context: ComposeContext): WordsLook {
  const { ink } = context.direction.colors
  return { ...typeBreakSet.look(context), ink, accent: ink, soft: ink, price: ink }
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side } = context.canvas
  const onPlane = typeBreakSet.look(context)
  return arrangePoster(context, {
    look: { ...onField(context), price: onPlane.price },
    footLook: onPlane,
    tune: { headline: 0.36, words: 1.4, name: 'foot', besideUpTo: 0.8, tilt: [8, -8], dips: true, lift: 0.5 },
    ...(context.candidate < 2 && withSticker(context, { form: 'burst', rotation: 7, at: 'end of the headline' })),
    dress: ({ placement, base }) => {
      const plane: Point[] = [
        [0, base],
        [w, base - 0.14 * side],
        [w, h],
        [0, h],
      ]
      return dressSet(context, typeBreakSet, { placement, plane })
    },
  })
}

/** The plane leans as in the poster; the product lies across its edge. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: typeBreakSet.look(context),
    words: {},
    tune: { gap: 12, top: -6, foot: -6 },
    picture: bannerProduct(context, { alignX: 0.82, rotation: productAspect(context) > 1 ? -8 : 0 }),
    dress: ({ picture: { placement }, endPx }) => {
      const plane: Point[] = [
        [endPx - 26 * unit, 0],
        [endPx - 62 * unit, h],
        [w, h],
        [w, 0],
      ]
      return dressSet(context, typeBreakSet, { placement, plane })
    },
  })
}
