import { bottom } from '../../basics/boxes.ts'
import { type BadgeOptions, placeBadge } from '../blocks/badge.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { headlineOf } from '../../layers/box.ts'
import type { Point } from '../../layers/layout.ts'
import type { Poster } from './poster.ts'

interface Sticker extends Pick<BadgeOptions, 'form' | 'rotation' | 'colors'> {
  /** Preferred place; by default at the side of the product where the words begin. */
  at?: 'end of the headline'
}

/**
 * Puts the offer's words on a sticker, or the price if there are none. The rest of the offer stands in the row at the
 * foot.
 */
export function withSticker(context: ComposeContext, { at, ...sticker }: Sticker): Pick<Poster, 'footWords' | 'over'> {
  const { badge, price } = context.direction.words
  const { safe } = context.canvas
  const { x, width } = pageOf(context.canvas)
  return {
    footWords: badge ? { badge: undefined } : price ? { price: undefined, oldPrice: undefined } : {},
    over({ box, base, texts, placement }) {
      const nearSide = (radius: number): Point => [box.x - 0.2 * radius, box.y + 0.5 * box.height]
      // A shorter last line leaves a hole there.
      const besideLine = (radius: number): Point => [x + width - radius, bottom(headlineOf(texts)!.box) - 0.8 * radius]
      return placeBadge(context, {
        ...sticker,
        area: { ...safe, height: base - safe.y },
        prefer: at ? besideLine : nearSide,
        clearOf: texts,
        keepOff: context.groupWidths ? [box] : [],
        placement,
      })
    },
  }
}
