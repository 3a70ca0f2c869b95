import type { Box } from '#studio/layout/layers/box.ts'
import type { SizeShape } from '../canvas/shape-rules.ts'
import { lowDisplayScale } from '../blocks/lead-message.ts'
import { messageBlock } from '../blocks/message.ts'
import { footScale } from '../canvas/foot-scale.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { allOf, type Dressed, type WordsLook } from '../sets/product-set.ts'
import { type Arranged, arrangedOf } from './arranged.ts'
import type { Block } from '../blocks/block.ts'

/** What a family shows, in its place, and the set round it once everything is arranged. */
export interface PlacedPicture {
  box: Box
  dress: (arranged: Arranged) => Dressed
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
  /** It is the whole canvas, and the words lie on its foot. */
  fills?: true
  /** The picture in its room, `alignX` of what it leaves free at its start; undefined where the idea does not hold. */
  place: (context: ComposeContext, room: Box, alignX: number, isBeside: boolean) => PlacedPicture | undefined
}

/** Set and picture, then all that is written. */
export function finish(
  picture: PlacedPicture,
  { message, close, base, foot }: { message: Layer[]; close: Layer[]; base: number; foot?: number },
): Layer[] {
  const arranged = arrangedOf(message, close, { base, isBeside: foot === undefined, foot })
  return [...allOf(picture.dress(arranged)), ...arranged.texts]
}

/**
 * How the message is set on each class: the largest and the smallest headline in shares of a square's side that has the same
 * area, and how many lines it may have.
 */
const MESSAGE: Record<SizeShape, { headline: number; least: number; lines: number; air: number }> = {
  'feed-portrait': { headline: 0.116, least: 0.05, lines: 3, air: 0.95 },
  landscape: { headline: 0.108, least: 0.045, lines: 4, air: 0.85 },
  skyscraper: { headline: 0.122, least: 0.05, lines: 6, air: 0.8 },
  billboard: { headline: 0.122, least: 0.05, lines: 3, air: 0.7 },
  'small-banner': { headline: 0.16, least: 0.07, lines: 3, air: 0.5 },
}

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

/** Of running text. */
const LEAST_HEADLINE = 1.1
