import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { ComposeContext } from '../compose-context.ts'
import { middleOf } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { blocksSet, onPastel } from '../sets/blocks-set.ts'
import { dressSet } from '../sets/product-set.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'
import { headlineOf } from '../layers/text-bounds.ts'

/**
 * Blocks: flat pastel ground, a scalloped sun behind the tilted product, a wave at the foot, a round sticker, confetti.
 */
export const blocksFamily: Family = {
  tried: { cutOut: { bold: [5, 'light'], playful: [1, 'light'] } },
  sceneName: 'confetti',
  offeredAs: 'bright fields, stickers',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  // The second says the offer in the foot row, for words too long for a sticker.
  candidates: 2,
  arrangements: onSizes({
    look: onPastel,
    closing: blocksSet.look,
    place: sizeProduct({ tilt: [7, -6] }),
    dress: (context, { placement, words, close, isTower }) => {
      const { widthPx, side } = context.canvas
      if (isTower) return dressSet(context, blocksSet, { placement, words, wave: { y: close.y - 0.1 * side } })
      const [x] = middleOf(placedBounds(placement))
      return dressSet(context, blocksSet, { placement, wave: { x, closeTo: x < widthPx / 2 ? 'left' : 'right' } })
    },
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Of the room under the words. */
const STICKER_ROOM = 0.06

function poster(context: ComposeContext): Layer[] | undefined {
  const { badge, price } = context.direction.words
  const sticks = context.candidate === 0 && (badge ?? price) !== undefined
  return arrangePoster(context, {
    look: onPastel(context),
    footLook: blocksSet.look(context),
    tune: { headline: 0.15, name: 'foot', besideUpTo: 0.8, slant: -2 },
    place: (room, isBeside) => {
      // Beside a product under the words the sticker has to find room.
      const start = sticks && !isBeside ? STICKER_ROOM * room.width : 0
      const zone = { ...room, x: room.x + start, width: room.width - start }
      const [alignX, rotation] = isBeside ? [0.8, 7] : [0.7, -6]
      return placeProduct(context.hero, zone, { anchor: 'center', alignX, rotation })
    },
    dress: ({ placement, base, texts }) => {
      return dressSet(context, blocksSet, { placement, words: headlineOf(texts)?.box, wave: { y: base } })
    },
    ...(sticks && withSticker(context, { form: 'scallop', rotation: -9 })),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  return arrangeBanner(context, {
    look: blocksSet.look(context),
    words: {},
    picture: bannerProduct(context, { alignX: 0.9, rotation: -5 }),
    dress: ({ picture: { placement }, endPx }) => {
      const x = endPx - 64 * bannerUnit(context.canvas)
      return dressSet(context, blocksSet, { placement, wave: { x, closeTo: 'right' } })
    },
  })
}
