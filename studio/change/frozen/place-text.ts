import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { contains, middleOf, shapeBounds } from '../../layers/box.ts'
import type { Layer, Layout, ShapeLayer, TextLayer } from '../../layers/layout.ts'
import type { SetText } from '../../type/lines/set-lines.ts'
import type { Typesetter } from '../../type/typesetter.ts'

/** Side from which a text grows when its words change, or the middle about which it does. */
export type Anchor = 'left' | 'center' | 'right'

/**
 * Returns the smallest shape that holds the text, such as a button, a ribbon or a sticker, of the text's own part or of
 * the offer.
 */
export function holderOf(layers: readonly Layer[], text: TextLayer): (ShapeLayer & { bounds: Box }) | undefined {
  const held = layers.flatMap((layer) => {
    const bounds = layer.kind === 'shape' && HOLDING.has(layer.part ?? '') && shapeBounds(layer.shape)
    return layer.kind === 'shape' && bounds && contains(bounds, text.box) ? [{ ...layer, bounds }] : []
  })
  return held.toSorted((first, second) => areaOf(first.bounds) - areaOf(second.bounds))[0]
}

const HOLDING = new Set(['call-to-action', 'badge', 'offer', 'price'])

const areaOf = ({ width, height }: Box) => width * height

/** Edges that lie within this distance of each other count as one, in pixels. */
const SAME_PX = 1.5

/**
 * Finds the anchor by the lines of the text itself if they show it, else by the edges that it shares with other texts.
 */
export function anchorOf({ layers, widthPx }: Layout, text: TextLayer): Anchor {
  if (holderOf(layers, text)) return 'center'
  const lines = text.lines.map(({ inkBox }) => inkBox)
  if (text.rotation !== 0) return (['left', 'right'] as const).find((anchor) => alike(lines, anchor)) ?? 'center'
  const others = layers.flatMap((layer) => (layer.kind === 'text' && layer !== text ? layer.box : []))
  const start = text.direction === 'rtl' ? 'right' : 'left'
  const votes = (anchor: Anchor) =>
    alike(lines, anchor) * 2 + others.filter((box) => near(edgeOf(box, anchor), edgeOf(text.box, anchor))).length
  const middle = near(middleOf(text.box)[0], widthPx / 2) ? 1 : 0
  const found: [Anchor, number][] = [
    [start, votes(start)],
    ['center', votes('center') + middle],
    [start === 'left' ? 'right' : 'left', votes(start === 'left' ? 'right' : 'left')],
  ]
  return found.toSorted((first, second) => second[1] - first[1])[0]![0]
}

function alike([first, ...others]: readonly Box[], anchor: Anchor): number {
  return first && others.length > 0 && others.every((box) => near(edgeOf(box, anchor), edgeOf(first, anchor))) ? 1 : 0
}

const near = (first: number, second: number) => Math.abs(first - second) <= SAME_PX

function edgeOf(box: Box, anchor: Anchor): number {
  return anchor === 'left' ? box.x : anchor === 'right' ? right(box) : middleOf(box)[0]
}

interface LikeRequest {
  text: string
  scale: number
  maxWidthPx: number
  maxLines: number
  anchor: Anchor
}

/**
 * Sets the new text in the type of the old one, at `scale` times its size. Returns undefined if it does not fit the
 * width, or fits only with divided words.
 */
export function setLike(layer: TextLayer, request: LikeRequest, typesetter: Typesetter): SetText | undefined {
  const { face, language, direction, sizePx, lines, trackingEm } = layer
  const [first, second] = lines
  const size = sizePx * request.scale
  return typesetter.fitText({
    face,
    language,
    direction,
    trackingEm,
    text: request.text,
    align: request.anchor,
    minSizePx: size,
    maxSizePx: size,
    maxWidthPx: request.maxWidthPx,
    maxHeightPx: Number.POSITIVE_INFINITY,
    maxLines: request.maxLines,
    leading: first && second ? (second.baseline - first.baseline) / sizePx : LEADING,
    wholeUpTo: WHOLE_LETTERS,
  })
}

const LEADING = 1.1
const WHOLE_LETTERS = 40

/**
 * Places the new text where the old one stood: on its first baseline, above its last one if `hangs`, or in the middle
 * of the shape that holds it.
 */
export function placeLike(
  layer: TextLayer,
  set: SetText,
  { text, anchor, hangs, isHeld }: Pick<LikeRequest, 'text' | 'anchor'> & { hangs: boolean; isHeld: boolean },
): TextLayer {
  const { box } = layer
  const x = startOf(box, set.box.width, anchor)
  const y = layer.y + lowered(layer, set, { hangs, isHeld })
  return {
    ...layer,
    text,
    lines: set.lines.map(({ text: line, x: lineX, baseline, inkBox }) => ({ text: line, x: lineX, baseline, inkBox })),
    sizePx: set.sizePx,
    trackingEm: set.trackingEm,
    x: x - set.box.x,
    y,
    box: { x, y: y + set.box.y, width: set.box.width, height: set.box.height },
  }
}

/** Returns x where a run of this width begins in a box that it is anchored in. */
export function startOf(box: Box, width: number, anchor: Anchor): number {
  const spare = box.width - width
  return box.x + (anchor === 'left' ? 0 : anchor === 'right' ? spare : spare / 2)
}

/** Returns how far the new lines move down from where they were set, in pixels. */
function lowered({ lines }: TextLayer, set: SetText, { hangs, isHeld }: { hangs: boolean; isHeld: boolean }): number {
  const [was, is] = [lines.at(-1)!.baseline, set.lines.at(-1)!.baseline]
  if (isHeld) return (was - is) / 2
  if (hangs) return was - is
  return lines.length === 1 && set.lines.length === 1 ? was - is : 0
}

/** Moves and widens a shape that belongs to a text, such as a rule under it, after the text has changed. */
export function followText(layer: ShapeLayer, before: TextLayer, after: TextLayer): ShapeLayer {
  const { shape } = layer
  const bounds = shapeBounds(shape)
  if (!bounds || shape.type !== 'rect' || bounds.y < bottom(before.box) - SAME_PX) return layer
  const grown = after.box.width - before.box.width
  return {
    ...layer,
    shape: { ...shape, box: { ...shape.box, x: bounds.x + after.box.x - before.box.x, width: bounds.width + grown } },
  }
}
