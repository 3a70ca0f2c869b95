import { type Box, messageBox, middleOf, union } from '../../layers/box.ts'
import type { Block } from '../blocks/block.ts'
import { lowDisplayScale } from '../blocks/lead-message.ts'
import { messageBlock } from '../blocks/message.ts'
import { footScale } from '../../canvas/foot-scale.ts'
import type { SizeShape } from '../../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Placement } from '../../layers/layout.ts'
import { allOf, type Dressed, type PlaneEdge, type WordsLook } from '../sets/product-set.ts'

/** Where the parts of an ad came to lie: what a set is dressed round, whatever the canvas. */
export interface Arranged {
  /** Where the room of the picture ends. */
  base: number
  /** The picture stands beside the words, not under them. */
  isBeside: boolean
  /** From this height on what closes the ad has the canvas to itself; undefined where it stands beside the rest. */
  foot: number | undefined
  /** Round the message, and round what closes. */
  words: Box
  close: Box
  /** Everything that is written. */
  texts: Layer[]
}

/** The same round a product, and its box: with those that are to stand beside it. */
export interface ArrangedProduct extends Arranged {
  placement: Placement
  box: Box
}

type Where = Pick<Arranged, 'base' | 'isBeside' | 'foot'>

export function arrangedOf(message: readonly Layer[], close: readonly Layer[], where: Where): Arranged {
  const boxOf = (layers: readonly Layer[]) => layers.flatMap(messageBox).reduce(union)
  return { ...where, words: boxOf(message), close: boxOf(close), texts: [...message, ...close] }
}

/** Of a plane under what closes, where that has the canvas's foot to itself; else upright, behind the product's far side. */
export function planeEdge({ box, foot, words }: ArrangedProduct): PlaneEdge {
  if (foot !== undefined) return { y: foot }
  return { x: middleOf(box)[0], closeTo: box.x < words.x ? 'left' : 'right' }
}

/** What a family shows, in its place, and the set round it once everything is arranged. */
export interface PlacedPicture {
  box: Box
  dress: (arranged: Arranged) => Dressed
}

/** Set and picture, then all that is written. */
export function finish(
  picture: PlacedPicture,
  { message, close, base, foot }: { message: Layer[]; close: Layer[]; base: number; foot?: number },
): Layer[] {
  const arranged = arrangedOf(message, close, { base, isBeside: foot === undefined, foot })
  return [...allOf(picture.dress(arranged)), ...arranged.texts]
}

/** What a family brings to the canvases of other sizes than the formats'. */
export interface SizeIdea {
  look: (context: ComposeContext) => WordsLook
  /** Of offer and action, where they stand on a plane of their own. */
  closing?: (context: ComposeContext) => WordsLook | undefined
  /** Times the largest headline of the class. */
  headline?: number | undefined
  /** Its room reaches to the edges of the canvas. */
  bleeds?: true
  /** Whether it is so narrow that a tower has room beside it for what closes. */
  isNarrow?: (context: ComposeContext) => boolean
  /** It is the whole canvas, and the words lie on its foot. */
  fills?: true
  /** The picture in its room, `alignX` of what it leaves free at its start; undefined where the idea does not hold. */
  place: (context: ComposeContext, room: Box, alignX: number, isBeside: boolean) => PlacedPicture | undefined
}

/** The largest and the smallest headline of each class in shares of a square's side that has the same area, and its lines. */
const MESSAGE: Record<SizeShape, { headline: number; least: number; lines: number; air: number }> = {
  'feed-portrait': { headline: 0.116, least: 0.05, lines: 3, air: 0.95 },
  landscape: { headline: 0.108, least: 0.045, lines: 4, air: 0.85 },
  skyscraper: { headline: 0.122, least: 0.05, lines: 6, air: 0.8 },
  billboard: { headline: 0.122, least: 0.05, lines: 3, air: 0.7 },
  'small-banner': { headline: 0.16, least: 0.07, lines: 3, air: 0.5 },
}

/** Of running text. */
const LEAST_HEADLINE = 1.1

/** The message in a room, waiting to be placed; the name stands over the headline, the support line under it. */
export function sayOn(
  context: ComposeContext,
  { look, headline = 1 }: SizeIdea,
  room: { width: number; height: number },
): Block | undefined {
  const { canvas, direction } = context
  const { lines, air, ...sizes } = MESSAGE[canvas.shape as SizeShape]
  const side = Math.sqrt(canvas.widthPx * canvas.heightPx)
  const { name, support } = footScale(canvas)
  const by = headline * lowDisplayScale(direction.style)
  const least = canvas.isLow ? canvas.floorText : canvas.smallText * LEAST_HEADLINE
  return messageBlock(context, {
    ...room,
    look: look(context),
    headline: { max: sizes.headline * by * side, min: Math.max(sizes.least * side, least), lines },
    nameSize: Math.max(name, canvas.smallText),
    supportSize: canvas.isSmall ? 0 : support,
    supportLines: 3,
    air,
  })
}
