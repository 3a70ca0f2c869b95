import { isCalm } from '../../brief/thing-world.ts'
import { grow } from '../../layers/box.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import { placeProduct } from '../../layers/placement.ts'
import { tiltBy } from '../picture/tilt.ts'
import { tunedAlign, tunedPlacement } from '../picture/tuned-product.ts'
import { sunburstSet } from '../sets/sunburst-set.ts'
import { inSet } from './in-set.ts'

const TILT = [11, -9] as const

/**
 * Sunburst: rays and a large disc behind the tilted product, giant type with word under word, and the price as big as a
 * headline.
 */
export const sunburstFamily = inSet({
  tried: { cutOut: { bold: [3, 'mixed'], playful: [3, 'mixed'] } },
  offeredAs: 'rays from behind',
  bestFor: 'high',
  // The disc keeps clear of the words where they stand, and nowhere else, so the words cannot change sides.
  sides: 'stay',
  // The second candidate sets the offer's words above the price, for words too long for a sticker.
  candidates: 2,
  set: sunburstSet,
  tilt: TILT,
  poster(context) {
    const { style, words } = context.direction
    const { badge } = sunburstSet.look(context)
    const form = style === 'playful' || isCalm(context.direction) ? 'scallop' : 'burst'
    return {
      tune: { headline: 0.36, closing: 'column', start: 0.5, price: 1.7, besideUpTo: 1.12 },
      ...(context.candidate === 0 && words.badge && withSticker(context, { form, rotation: -8, colors: badge })),
      // Beside the words the product leans away from them and is as high as the canvas; under them it points upwards.
      place: (room, { isBeside }) => {
        const zone = isBeside ? grow(room, 0.05 * context.canvas.side) : room
        const at = {
          alignX: tunedAlign(context, isBeside ? 0.8 : 0.4),
          rotation: tiltBy(context, TILT[isBeside ? 0 : 1]),
        }
        const placed = placeProduct(context.hero, zone, { anchor: 'center', ...at })
        return tunedPlacement(context, placed, { room: zone, anchor: 'center' })
      },
    }
  },
  banner: { headline: 46, price: 33, top: -6, foot: -6 },
})
