import { type Box, messageBox, middleOf, union } from '../layers/box.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import type { PlaneEdge } from '../sets/product-set.ts'

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

export function arrangedOf(
  message: readonly Layer[],
  close: readonly Layer[],
  where: Pick<Arranged, 'base' | 'isBeside' | 'foot'>,
): Arranged {
  return { ...where, words: boxOf(message), close: boxOf(close), texts: [...message, ...close] }
}

function boxOf(layers: readonly Layer[]): Box {
  return layers.flatMap(messageBox).reduce(union)
}

/** Of a plane under what closes, where that has the canvas's foot to itself; else upright, behind the product's far side. */
export function planeEdge({ box, foot, words }: ArrangedProduct): PlaneEdge {
  if (foot !== undefined) return { y: foot }
  return { x: middleOf(box)[0], closeTo: box.x < words.x ? 'left' : 'right' }
}
