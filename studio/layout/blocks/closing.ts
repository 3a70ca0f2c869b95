import { footScale } from '../canvas/foot-scale.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import type { WordsLook } from '../sets/words-look.ts'
import { type Block, lineBlocks, stackBlocks } from './block.ts'
import { makeAction } from './call-to-action.ts'
import { hasOffer, makeOffer } from './offer.ts'

/** How what closes is set; the sizes are the canvas's own (see footScale), `by` times where the room is short. */
export interface ClosingOptions {
  width: number
  look: WordsLook
  by?: number
}

/** The offer, `none` where there is none, undefined where it finds no room. */
export function offerBlock(context: ComposeContext, o: ClosingOptions): Block | 'none' | undefined {
  if (!hasOffer(context)) return 'none'
  const { price, badge } = footScale(context.canvas, o.by)
  const said = { size: Math.max(badge, context.canvas.floorText) }
  const offer = makeOffer(context, { look: o.look, size: price, maxWidth: o.width, badge: said })
  if (!offer) return undefined
  // A price's comma or its old-style figures hang below its line.
  const hang = Math.max(0, ...offer.at(0, 0).map((layer) => (layer.kind === 'text' ? bottom(layer.box) : 0)))
  return {
    widthPx: offer.widthPx,
    heightPx: offer.heightPx + hang,
    at: (x, y) => offer.at(x, y + offer.heightPx),
  }
}

export function actionBlock(context: ComposeContext, { width, look, by }: ClosingOptions): Block | undefined {
  const { action, button } = footScale(context.canvas, by)
  const height = Math.max(button, LEAST_BUTTON * action)
  return makeAction(context, { ...look.action, size: action, height, maxWidth: width })
}

/** The height of a filled action, of its words' size. */
const LEAST_BUTTON = 2.3

/** Offer and action under or beside each other as the width allows: in a row at its two ends, or together at its start. */
export function closingBlock(
  context: ComposeContext,
  o: ClosingOptions & { gap: number; form: 'column' | 'row' | 'together'; align?: 'left' | 'center' },
): Block | undefined {
  const action = actionBlock(context, o)
  if (!action) return undefined
  const room = o.form === 'column' ? o.width : o.width - action.widthPx - o.gap
  const offer = offerBlock(context, { ...o, width: room })
  if (offer === 'none') return action
  if (o.form === 'column') return offer && stackBlocks([offer, action], o.gap, o.align)
  const row = offer && lineBlocks([offer, action], o.gap, o.form === 'row' ? o.width : undefined)
  return row ?? closingBlock(context, { ...o, form: 'column' })
}
