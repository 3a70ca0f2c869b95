import { type BadgeOptions, placeBadge } from '../blocks/badge.ts'
import { pageOf } from '../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, headlineOf } from '../layers/box.ts'
import type { Layer, Point } from '../layers/layout.ts'
import type { ArrangedProduct } from './arranged.ts'
import type { Poster } from './poster.ts'

interface Sticker extends Pick<BadgeOptions, 'form' | 'rotation' | 'colors'> {
  /** Where it would like to be; by default at the side of the product where the words begin. */
  at?: 'end of the headline'
}

/** The offer's words on a sticker, or the price where there are none; what else the offer says stands in the row at the foot. */
export function withSticker(context: ComposeContext, { at, ...sticker }: Sticker): Pick<Poster, 'footWords' | 'over'> {
  const { badge, price } = context.direction.words
  const page = pageOf(context.canvas)
  return {
    footWords: badge ? { badge: undefined } : price ? { price: undefined, oldPrice: undefined } : {},
    over: (arranged) =>
      placeBadge(context, {
        ...sticker,
        area: { ...context.canvas.safe, height: arranged.base - context.canvas.safe.y },
        prefer: at ? (radius) => besideLastLine(arranged.texts, page.x + page.width, radius) : nearSide(arranged),
        clearOf: arranged.texts,
        keepOff: context.groupWidths ? [arranged.box] : [],
        placement: arranged.placement,
      }),
  }
}

/** The hole that a shorter last line leaves. */
function besideLastLine(words: readonly Layer[], end: number, radius: number): Point {
  return [end - radius, bottom(headlineOf(words)!.box) - 0.8 * radius]
}

function nearSide({ box: { x, y, height } }: ArrangedProduct) {
  return (radius: number): Point => [x - 0.2 * radius, y + 0.5 * height]
}
