import { union } from '../../basics/boxes.ts'
import { type Box, messageBox, middleOf } from '../../layers/box.ts'
import type { Block } from '../blocks/block.ts'
import { lowDisplayScale } from '../blocks/lead-message.ts'
import { messageBlock } from '../blocks/message.ts'
import { footScale } from '../../canvas/foot-scale.ts'
import type { SizeShape } from '../../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Placement } from '../../layers/layout.ts'
import { allOf, type Dressed, type PlaneEdge, type WordsLook } from '../sets/product-set.ts'

/** The places of an ad's parts, round which a set is dressed, whatever the canvas. */
export interface Arranged {
  /** Lower end of the picture's room, in px. */
  base: number
  /** The picture stands beside the words, not under them. */
  isBeside: boolean
  /** Height from which what closes the ad has the canvas to itself, in px; undefined if it stands beside the rest. */
  foot: number | undefined
  /** Boxes round the message, and round what closes the ad. */
  words: Box
  close: Box
  /** All texts. */
  texts: Layer[]
}

/** The same round a product, with the box of the product and of the products that stand beside it. */
export interface ArrangedProduct extends Arranged {
  placement: Placement
  box: Box
}

type Where = Pick<Arranged, 'base' | 'isBeside' | 'foot'>

export function arrangedOf(message: readonly Layer[], close: readonly Layer[], where: Where): Arranged {
  const boxOf = (layers: readonly Layer[]) => layers.flatMap(messageBox).reduce(union)
  return { ...where, words: boxOf(message), close: boxOf(close), texts: [...message, ...close] }
}

/**
 * Returns the edge of a plane: under what closes the ad if that has the canvas's foot to itself, else upright, behind
 * the half of the product that is further from the words.
 */
export function planeEdge({ box, foot, words }: ArrangedProduct): PlaneEdge {
  if (foot !== undefined) return { y: foot }
  return { x: middleOf(box)[0], closeTo: box.x < words.x ? 'left' : 'right' }
}

/** A family's picture in its place, and the set round it once everything is arranged. */
export interface PlacedPicture {
  box: Box
  dress: (arranged: Arranged) => Dressed
}

/** Returns set and picture, then all texts. */
export function finish(
  picture: PlacedPicture,
  { message, close, base, foot }: { message: Layer[]; close: Layer[]; base: number; foot?: number },
): Layer[] {
  const arranged = arrangedOf(message, close, { base, isBeside: foot === undefined, foot })
  return [...allOf(picture.dress(arranged)), ...arranged.texts]
}

/** The contribution of a family to canvases of sizes other than the formats'. */
export interface SizeIdea {
  look: (context: ComposeContext) => WordsLook
  /** Colors of offer and action, if they stand on a plane of their own. */
  closing?: (context: ComposeContext) => WordsLook | undefined
  /** Factor for the largest headline of the class. */
  headline?: number | undefined
  /** Its room reaches to the edges of the canvas. */
  bleeds?: true
  /** Returns true if the picture is so narrow that a tower has room beside it for what closes the ad. */
  isNarrow?: (context: ComposeContext) => boolean
  /** The picture is the whole canvas, and the words lie on its foot. */
  fills?: true
  /**
   * Places the picture in its room; `alignX` is the share of the free width at its start. Returns undefined if the idea
   * does not hold.
   */
  place: (context: ComposeContext, room: Box, alignX: number, isBeside: boolean) => PlacedPicture | undefined
}

/**
 * Largest and smallest headline of each class, in shares of the side of a square that has the same area; its lines; and
 * the width of the gaps in the message.
 */
const MESSAGE: Record<SizeShape, { headline: number; min: number; lines: number; air: number }> = {
  'feed-portrait': { headline: 0.116, min: 0.05, lines: 3, air: 0.95 },
  landscape: { headline: 0.108, min: 0.045, lines: 4, air: 0.85 },
  skyscraper: { headline: 0.122, min: 0.05, lines: 6, air: 0.8 },
  billboard: { headline: 0.122, min: 0.05, lines: 3, air: 0.7 },
  'small-banner': { headline: 0.16, min: 0.07, lines: 3, air: 0.5 },
}

/** Smallest headline, as a multiple of running text. */
const MIN_HEADLINE = 1.1

/** Sets the message for a room, to be placed later: the name stands over the headline, the support line under it. */
export function setMessage(
  context: ComposeContext,
  { look, headline = 1 }: SizeIdea,
  room: { width: number; height: number },
): Block | undefined {
  const { canvas, direction } = context
  const { lines, air, ...sizes } = MESSAGE[canvas.shape as SizeShape]
  const side = Math.sqrt(canvas.widthPx * canvas.heightPx)
  const { name, support } = footScale(canvas)
  const by = headline * lowDisplayScale(direction.style)
  const readable = canvas.isLow ? canvas.floorText : canvas.smallText * MIN_HEADLINE
  return messageBlock(context, {
    ...room,
    look: look(context),
    headline: { max: sizes.headline * by * side, min: Math.max(sizes.min * side, readable), lines },
    nameSize: Math.max(name, canvas.smallText),
    supportSize: canvas.isSmall ? 0 : support,
    supportLines: 3,
    air,
  })
}
