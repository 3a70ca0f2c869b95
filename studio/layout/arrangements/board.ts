import { bottom, type Box, right } from '../layers/box.ts'
import { pageOf } from '../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { finish, sayOn, type SizeIdea } from './size-idea.ts'
import { closingBlock } from '../blocks/closing.ts'
import { atMiddle } from '../blocks/block.ts'

/** In which order the parts stand beside each other. */
export type BoardOrder = 'words first' | 'product first' | 'product between'

/** Of the width: where the product's room begins at the earliest beside words, for what is upright and what is wide. */
const START = { upright: 0.52, wide: 0.46 }
/** Of the height: what a product keeps from head and foot. */
const AIR = 0.055
/** Of the width: words that get less are not set, and lines longer than the most are not read at a glance. */
const WORDS = { least: 0.24, most: 0.56 }
/** Between offer and action, in gaps of the page. */
const CLOSING_GAP = 0.7

/** Words, product and what closes beside each other on a canvas that is wider than high. */
export function arrangeBoard(context: ComposeContext, idea: SizeIdea, order: BoardOrder): Layer[] | undefined {
  return order === 'product between' ? threeColumns(context, idea) : twoColumns(context, idea, order)
}

/** Message and closing in one column, the product as high as the canvas beside it. */
function twoColumns(context: ComposeContext, idea: SizeIdea, order: BoardOrder): Layer[] | undefined {
  const { widthPx: w, heightPx: h, shape } = context.canvas
  const page = pageOf(context.canvas)
  const { x, gap } = page
  const start = pictureStart(context, START[pictureAspect(context) > 1.1 ? 'wide' : 'upright']) * w
  const first = order === 'product first'
  const [side, air] = idea.bleeds ? [0, 0] : [0.6 * x, AIR * h]
  const room: Box = { x: first ? side : start, y: air, width: w - start - side, height: h - 2 * air }
  const picture = idea.place(context, room, first ? 0.4 : 0.6, true)
  if (!picture) return undefined
  const { box: bounds } = picture
  const from = first ? right(bounds) + 1.2 * gap : x
  const width = Math.min((first ? w - x : bounds.x - 1.2 * gap) - from, WORDS.most * w)
  if (width < WORDS.least * w) return undefined
  const look = idea.look(context)
  const close = closingBlock(context, { width, look, form: 'together', gap: 1.5 * gap })
  if (!close) return undefined
  const height = page.baseline - page.top - close.heightPx - gap
  const message = sayOn(context, look, { width, height, headline: idea.headline })
  if (!message) return undefined
  // A page has its words at the head and what closes at the foot; a low one keeps them together about its middle.
  const total = message.heightPx + gap + close.heightPx
  const [top, foot] =
    shape === 'landscape'
      ? [page.top, page.baseline - close.heightPx]
      : [(h - total) / 2, (h - total) / 2 + message.heightPx + gap]
  const texts = { message: message.at(from, top), close: close.at(from, foot) }
  return finish(picture, { base: bottom(room), ...texts })
}

/** Width over height of what is shown: of the product, or of a photo that is shown whole. */
function pictureAspect({ hero }: ComposeContext): number {
  const { widthPx, heightPx } = hero.product ?? hero
  return widthPx / heightPx
}

/** Words at the start, offer over action at the end, the product between them, all about the canvas's middle. */
function threeColumns(context: ComposeContext, idea: SizeIdea): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const page = pageOf(context.canvas)
  const { x, gap } = page
  const look = idea.look(context)
  const closing = idea.closing?.(context) ?? look
  const close = closingBlock(context, { width: 0.24 * w, look: closing, form: 'column', gap: CLOSING_GAP * gap })
  if (!close) return undefined
  const closeX = w - x - close.widthPx
  const start = 0.36 * w
  const air = idea.bleeds ? 0 : AIR * h
  const room: Box = { x: start, y: air, width: closeX - 1.4 * gap - start, height: h - 2 * air }
  const picture = idea.place(context, room, 0.7, true)
  if (!picture) return undefined
  const width = Math.min(picture.box.x - gap - x, WORDS.most * w)
  const message = sayOn(context, look, { width, height: page.baseline - page.top, headline: idea.headline })
  if (!message || width < WORDS.least * w) return undefined
  const texts = { message: atMiddle(message, x, h), close: atMiddle(close, closeX, h) }
  return finish(picture, { base: bottom(room), ...texts })
}
