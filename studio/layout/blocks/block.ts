import type { ComposeContext } from '../compose-context.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { bottom } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { offerLook, type WordsLook } from '../sets/words-look.ts'
import { makeAction } from './call-to-action.ts'
import { type MessageOptions, stackMessage } from './message.ts'
import { hasOffer, makeOffer } from './offer.ts'

/** Something that is said, with its size settled and its place still open. */
export interface Block {
  widthPx: number
  heightPx: number
  at(x: number, y: number): Layer[]
}

export function messageBlock(context: ComposeContext, options: Omit<MessageOptions, 'x' | 'y'>): Block | undefined {
  const measured = stackMessage(context, { ...options, x: 0, y: 0 })
  if (!measured) return undefined
  const { box } = measured
  const widthPx = options.align === 'center' ? options.width : box.width
  return { widthPx, heightPx: box.height, at: (x, y) => stackMessage(context, { ...options, x, y })!.layers }
}

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
  const look = { ...offerLook(o.look, price), size: price, maxWidth: o.width }
  const offer = makeOffer(context, {
    ...look,
    badge: { ...look.badge, size: Math.max(badge, context.canvas.floorText) },
  })
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
  const { action, actionHeight } = footScale(context.canvas, by)
  const height = Math.max(actionHeight, LEAST_BUTTON * action)
  return makeAction(context, { ...look.action, size: action, height, maxWidth: width })
}

/** The height of a filled action, of its words' size. */
const LEAST_BUTTON = 2.3

/** Under each other. */
export function stackBlocks(blocks: readonly Block[], gap: number, align: 'left' | 'center' = 'left'): Block {
  const widthPx = Math.max(...blocks.map((block) => block.widthPx))
  const heightPx = blocks.reduce((sum, block) => sum + block.heightPx, 0) + gap * (blocks.length - 1)
  return {
    widthPx,
    heightPx,
    at(x, y) {
      let top = y
      return blocks.flatMap((block) => {
        const layers = block.at(align === 'center' ? x + (widthPx - block.widthPx) / 2 : x, top)
        top += block.heightPx + gap
        return layers
      })
    },
  }
}

/** Beside each other, about one line; the last ends at the end of `width`, where that is given. */
export function lineBlocks(blocks: readonly Block[], gap: number, width?: number): Block | undefined {
  const own = blocks.reduce((sum, block) => sum + block.widthPx, 0) + gap * (blocks.length - 1)
  if (width !== undefined && own > width) return undefined
  const heightPx = Math.max(...blocks.map((block) => block.heightPx))
  const between = width !== undefined && blocks.length > 1 ? gap + (width - own) / (blocks.length - 1) : gap
  return {
    widthPx: width ?? own,
    heightPx,
    at(x, y) {
      let left = x
      return blocks.flatMap((block) => {
        const layers = block.at(left, y + (heightPx - block.heightPx) / 2)
        left += block.widthPx + between
        return layers
      })
    },
  }
}

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
