import { footScale } from '../canvas/foot-scale.ts'
import { pageOf } from '../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import type { WordsLook } from '../sets/words-look.ts'
import { makeAction } from './call-to-action.ts'
import { hasOffer, makeOffer } from './offer.ts'

export interface FootColumn {
  layers: Layer[]
  top: number
  widthPx: number
}

/** Of a price in a row: in the words' own column it has a line to itself. */
const PRICE_SCALE = 1.18

/** Of a price, the words over it. */
const BADGE_SCALE = 0.54

/** Of its width, what the offer of a column that ends with the page may take: the headline stands beside it. */
const ENDING_SHARE = 0.8

/**
 * Offer over action at the foot of a column of words, both beginning at its one side or ending at its other; `price` is
 * times the size of one in a row, `end` the line that they end on.
 */
export function footColumn(
  context: ComposeContext,
  o: { look: WordsLook; x: number; width: number; ending?: boolean; price?: number; end?: number },
): FootColumn | undefined {
  const { canvas } = context
  const { look, x, width } = o
  const { action: size, button, price } = footScale(canvas)
  const action = makeAction(context, { ...look.action, size, height: button, maxWidth: width })
  const priceSize = (o.price ?? (o.ending ? 1 : PRICE_SCALE)) * price
  const offer = makeOffer(context, {
    look,
    size: priceSize,
    badge: { size: BADGE_SCALE * priceSize },
    maxWidth: (o.ending ? ENDING_SHARE : 1) * width,
  })
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionY = (o.end ?? pageOf(canvas).end) - action.heightPx
  const baseline = actionY - 0.5 * button
  const at = (widthPx: number) => (o.ending ? x + width - widthPx : x)
  return {
    top: offer ? baseline - offer.heightPx : actionY,
    widthPx: Math.max(action.widthPx, offer?.widthPx ?? 0),
    layers: [...(offer?.at(at(offer.widthPx), baseline) ?? []), ...action.at(at(action.widthPx), actionY)],
  }
}
