import { right } from '../../basics/boxes.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import { firstFound } from './first-found.ts'
import { finish, setMessage, type SizeIdea } from './arranged.ts'
import { actionBlock, offerBlock } from '../blocks/closing.ts'
import { atMiddle, type Block, stackBlocks } from '../blocks/block.ts'
import { FLOOR } from './banner.ts'

export type SmallBannerOrder = 'product first' | 'product between' | 'product last'

/** Shares of the height: above and below words, between name and price, and above and below the product. */
const AIR = { words: 0.12, lines: 0.115, product: 0.06 }
/**
 * Gap between the parts in shares of the height, and at most in shares of the width: a long name needs the room more
 * than the air does.
 */
const GAP = { high: 0.24, wide: 0.035 }
/** Shares of the width: the most that a product and the action take, and the least that is left for words. */
const SHARES = { products: [0.3, 0.22, 0.16], action: 0.42, words: 0.2 }
/**
 * Attempts in order. A long name leaves a wide product less, and at last reduces the price (`by` times its ordinary
 * size) and the air about both.
 */
const TRIES = [1, 0.7].flatMap((by) => SHARES.products.map((share) => ({ by, share })))
type Try = (typeof TRIES)[number]

/**
 * Arranges the name over the price, the product and the action beside each other about one line: a banner for a phone
 * shows nothing else.
 */
export function arrangeSmallBanner(
  context: ComposeContext,
  idea: SizeIdea,
  order: SmallBannerOrder,
): Layer[] | undefined {
  return firstFound(TRIES, (room) => arrange(context, idea, order, room))
}

function arrange(context: ComposeContext, idea: SizeIdea, order: SmallBannerOrder, { by, share }: Try) {
  const { widthPx: w, heightPx: h, margin } = context.canvas
  const gap = Math.min(GAP.high * h, GAP.wide * w)
  const look = (order === 'product between' && idea.closing?.(context)) || idea.look(context)
  const action = actionBlock(context, { width: SHARES.action * w, look })
  if (!action) return undefined
  const [side, air] = idea.bleeds ? [0, 0] : [0.7 * margin, AIR.product * h]
  const room = { y: air, width: share * w, height: h - 2 * air }
  const actionX = w - margin - action.widthPx
  const rooms = {
    'product first': side,
    'product between': actionX - gap - room.width,
    'product last': w - side - room.width,
  }
  const picture = idea.place(context, { x: rooms[order], ...room }, order === 'product first' ? 0 : 1, true)
  if (!picture) return undefined
  const { box } = picture
  const closeX = order === 'product last' ? box.x - gap - action.widthPx : actionX
  const from = order === 'product first' ? right(box) + gap : margin
  const width = (order === 'product between' ? box.x : closeX) - gap - from
  const words = width > SHARES.words * w ? nameOverPrice(context, idea, width, by) : undefined
  if (!words) return undefined
  return finish(picture, { message: atMiddle(words, from, h), close: atMiddle(action, closeX, h), base: FLOOR * h })
}

function nameOverPrice(context: ComposeContext, idea: SizeIdea, width: number, by: number): Block | undefined {
  const { heightPx: h } = context.canvas
  const gap = by * AIR.lines * h
  const offer = offerBlock(context, { width, look: idea.look(context), by })
  if (!offer) return undefined
  const taken = offer === 'none' ? 0 : offer.heightPx + gap
  const message = setMessage(context, idea, { width, height: (1 - 2 * by * AIR.words) * h - taken })
  return message && (offer === 'none' ? message : stackBlocks([message, offer], gap))
}
