import { bottom, right } from '../../basics/boxes.ts'
import { pageOf } from '../../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import { finish, setMessage, type SizeIdea } from './arranged.ts'
import { closingBlock } from '../blocks/closing.ts'
import { atMiddle } from '../blocks/block.ts'

/** Order of the parts beside each other. */
export type BoardOrder = 'words first' | 'product first' | 'product between'

/**
 * Earliest start of the product's room beside words, as a share of the width, for an upright and for a wide product.
 */
const START = { upright: 0.52, wide: 0.46 }
/** Distance of a product to head and foot, as a share of the height. */
const AIR = 0.055
/**
 * Shares of the width: words that get less than `min` are not set, and lines longer than `max` cannot be read at a
 * glance.
 */
const WORDS = { min: 0.24, max: 0.56 }
/**
 * Share of the height: if words at the head would leave more than twice as much under them, their column would have a
 * hole.
 */
const HOLE = 0.11
/** Gap between offer and action, in gaps of the page. */
const CLOSING_GAP = 0.7

/** Arranges words, product and what closes the ad beside each other on a canvas that is wider than high. */
export function arrangeBoard(context: ComposeContext, idea: SizeIdea, order: BoardOrder): Layer[] | undefined {
  return order === 'product between' ? threeColumns(context, idea) : twoColumns(context, idea, order)
}

/** Arranges message and closing in one column, and the product beside it, as high as the canvas. */
function twoColumns(context: ComposeContext, idea: SizeIdea, order: BoardOrder): Layer[] | undefined {
  const { widthPx: w, heightPx: h, shape } = context.canvas
  const { x, top, baseline, gap } = pageOf(context.canvas)
  const start = pictureStart(context, START[pictureAspect(context) > 1.1 ? 'wide' : 'upright']) * w
  const isFirst = order === 'product first'
  const [side, air] = idea.bleeds ? [0, 0] : [0.6 * x, AIR * h]
  const room = { x: isFirst ? side : start, y: air, width: w - start - side, height: h - 2 * air }
  const picture = idea.place(context, room, isFirst ? 0.4 : 0.6, true)
  if (!picture) return undefined
  const from = isFirst ? right(picture.box) + 1.2 * gap : x
  const width = Math.min((isFirst ? w - x : picture.box.x - 1.2 * gap) - from, WORDS.max * w)
  if (width < WORDS.min * w) return undefined
  const close = closingBlock(context, { width, look: idea.look(context), form: 'together', gap: 1.5 * gap })
  const message = close && setMessage(context, idea, { width, height: baseline - top - close.heightPx - gap })
  if (!message) return undefined
  // A page that its words fill has them at the head and what closes the ad at the foot; others keep them together about
  // the middle.
  const together = (h - (message.heightPx + gap + close.heightPx)) / 2
  const [wordsY, closeY] =
    shape === 'landscape' && together - top < HOLE * h
      ? [top, baseline - close.heightPx]
      : [together, together + message.heightPx + gap]
  return finish(picture, { message: message.at(from, wordsY), close: close.at(from, closeY), base: bottom(room) })
}

/** Returns the aspect ratio (width over height) of what is shown: of the product, or of a photo that is shown whole. */
function pictureAspect({ hero }: ComposeContext): number {
  const { widthPx, heightPx } = hero.product ?? hero
  return widthPx / heightPx
}

/**
 * Arranges words at the start, the offer over the action at the end, and the product between them, all about the
 * canvas's middle.
 */
function threeColumns(context: ComposeContext, idea: SizeIdea): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { x, top, baseline, gap } = pageOf(context.canvas)
  const look = idea.closing?.(context) ?? idea.look(context)
  const close = closingBlock(context, { width: 0.24 * w, look, form: 'column', gap: CLOSING_GAP * gap })
  if (!close) return undefined
  const closeX = w - x - close.widthPx
  const start = 0.36 * w
  const air = idea.bleeds ? 0 : AIR * h
  const room = { x: start, y: air, width: closeX - 1.4 * gap - start, height: h - 2 * air }
  const picture = idea.place(context, room, 0.7, true)
  if (!picture) return undefined
  const width = Math.min(picture.box.x - gap - x, WORDS.max * w)
  const message = setMessage(context, idea, { width, height: baseline - top })
  if (!message || width < WORDS.min * w) return undefined
  return finish(picture, { message: atMiddle(message, x, h), close: atMiddle(close, closeX, h), base: bottom(room) })
}
