import { bottom, right } from '../../layers/box.ts'
import { pageOf } from '../../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import { finish, sayOn, type SizeIdea } from './arranged.ts'
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
/** Of the height: what words at the head would leave under them more than twice of is a hole in their column. */
const HOLE = 0.11
/** Between offer and action, in gaps of the page. */
const CLOSING_GAP = 0.7

/** Words, product and what closes beside each other on a canvas that is wider than high. */
export function arrangeBoard(context: ComposeContext, idea: SizeIdea, order: BoardOrder): Layer[] | undefined {
  return order === 'product between' ? threeColumns(context, idea) : twoColumns(context, idea, order)
}

/** Message and closing in one column, the product as high as the canvas beside it. */
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
  const width = Math.min((isFirst ? w - x : picture.box.x - 1.2 * gap) - from, WORDS.most * w)
  if (width < WORDS.least * w) return undefined
  const close = closingBlock(context, { width, look: idea.look(context), form: 'together', gap: 1.5 * gap })
  const message = close && sayOn(context, idea, { width, height: baseline - top - close.heightPx - gap })
  if (!message) return undefined
  // A page that its words fill has them at the head and what closes at the foot; others keep them together about the middle.
  const together = (h - (message.heightPx + gap + close.heightPx)) / 2
  const [wordsY, closeY] =
    shape === 'landscape' && together - top < HOLE * h
      ? [top, baseline - close.heightPx]
      : [together, together + message.heightPx + gap]
  return finish(picture, { message: message.at(from, wordsY), close: close.at(from, closeY), base: bottom(room) })
}

/** Width over height of what is shown: of the product, or of a photo that is shown whole. */
function pictureAspect({ hero }: ComposeContext): number {
  const { widthPx, heightPx } = hero.product ?? hero
  return widthPx / heightPx
}

/** Words at the start, offer over action at the end, the product between them, all about the canvas's middle. */
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
  const width = Math.min(picture.box.x - gap - x, WORDS.most * w)
  const message = sayOn(context, idea, { width, height: baseline - top })
  if (!message || width < WORDS.least * w) return undefined
  return finish(picture, { message: atMiddle(message, x, h), close: atMiddle(close, closeX, h), base: bottom(room) })
}
