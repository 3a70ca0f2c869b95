import type { Box } from '#contract/report.ts'
import type { SizeShape } from '../canvas/shape-rules.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { type Block, messageBlock } from '../blocks/block.ts'
import type { MessageOptions } from '../blocks/message.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { union } from '../layers/box.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { messageBox } from '../layers/name-parts.ts'
import { placeForGroup, placeProduct } from '../layers/placement.ts'
import { allOf, type Dressed } from '../sets/product-set.ts'
import type { WordsLook } from '../sets/words-look.ts'

/** What a family shows, in its place. */
export interface SizePicture {
  box: Box
}

/** What a family brings to the canvases of other sizes than the formats'. */
export interface SizeIdea<Picture extends SizePicture = SizePicture> {
  look: (context: ComposeContext) => WordsLook
  /** Of offer and action, where they stand on a plane of their own. */
  closing?: (context: ComposeContext) => WordsLook
  /** Times the largest headline of the class. */
  headline?: number
  align?: 'left' | 'center'
  /** Its room reaches to the edges of the canvas. */
  bleeds?: true
  /** It is the whole canvas, and the words lie on its foot. */
  fills?: true
  /** The picture in its room, `alignX` of what it leaves free at its start; undefined where the idea does not hold. */
  place: (context: ComposeContext, room: Box, alignX: number) => Picture | undefined
  dress: (context: ComposeContext, arranged: Picture & SizeArranged) => Dressed
}

/** A product that stands free. */
export interface SizeProduct extends SizePicture {
  placement: Placement
}

export function sizeProduct(
  o: { anchor?: 'foot' | 'center'; tilt?: readonly [upright: number, wide: number] } = {},
): SizeIdea<SizeProduct>['place'] {
  return (context, room, alignX) => {
    const rotation = o.tilt?.[productAspect(context) > WIDE_ASPECT ? 1 : 0] ?? 0
    return placeForGroup(room, context.groupWidths ?? 1, (zone) =>
      placeProduct(context.hero, zone, { anchor: o.anchor ?? 'center', alignX, rotation }),
    )
  }
}

const WIDE_ASPECT = 1.1

/** What a set is dressed round. */
export interface SizeArranged {
  /** Where the room of the picture ends. */
  base: number
  /** Round the message, and round what closes. */
  words: Box
  close: Box
  texts: Layer[]
  /** Whether the parts stand under each other, from the head to the foot. */
  isTower: boolean
}

/** Set and picture, then all that is written. */
export function finishIdea<Picture extends SizePicture>(
  context: ComposeContext,
  idea: SizeIdea<Picture>,
  o: { picture: Picture; base: number; message: Layer[]; close: Layer[]; isTower: boolean },
): Layer[] {
  const { picture, base, isTower } = o
  const texts = [...o.message, ...o.close]
  const arranged = { ...picture, base, isTower, texts, words: boxOf(o.message), close: boxOf(o.close) }
  return [...allOf(idea.dress(context, arranged)), ...texts]
}

function boxOf(layers: readonly Layer[]): Box {
  return layers.flatMap(messageBox).reduce(union)
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
  look: WordsLook,
  o: { width: number; height: number; headline?: number | undefined; align?: MessageOptions['align']; lines?: number },
): Block | undefined {
  const { canvas, direction } = context
  const message = MESSAGE[canvas.shape as SizeShape]
  const side = Math.sqrt(canvas.widthPx * canvas.heightPx)
  const { name, support } = footScale(canvas)
  const by = (o.headline ?? 1) * Math.min(LARGEST_SCALE, DISPLAY_SCALE[direction.style])
  return messageBlock(context, {
    width: o.width,
    height: o.height,
    headline: {
      max: message.headline * by * side,
      min: Math.max(message.least * side, canvas.isLow ? canvas.floorText : canvas.smallText * LEAST_HEADLINE),
      lines: o.lines ?? message.lines,
      color: look.ink,
    },
    nameSize: Math.max(name, canvas.smallText),
    nameColor: look.accent,
    supportSize: canvas.isSmall ? 0 : support,
    supportColor: look.soft,
    supportLines: 3,
    air: message.air,
    align: o.align ?? 'left',
  })
}

/** A condensed face is no larger than this: it would stand in a line with the picture. */
const LARGEST_SCALE = 1.25
/** Of running text. */
const LEAST_HEADLINE = 1.1
