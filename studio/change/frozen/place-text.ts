import type { Box } from '#contract/report.ts'
import { bottom, contains, middleOf, right, shapeBounds } from '../../layers/box.ts'
import type { Layer, Layout, ShapeLayer, TextLayer } from '../../layers/layout.ts'
import type { SetText } from '../../type/lines/set-lines.ts'
import type { Typesetter } from '../../type/typesetter.ts'

/** From which side, or about which middle, a text grows when it says something else. */
export type Anchor = 'left' | 'center' | 'right'

/** The shape that a text stands on as a button, a ribbon or a sticker does: of its part, or of the offer. */
export function holderOf(layers: readonly Layer[], text: TextLayer): (ShapeLayer & { bounds: Box }) | undefined {
  const held = layers.flatMap((layer) => {
    const bounds = layer.kind === 'shape' && HOLDING.has(layer.part ?? '') && shapeBounds(layer.shape)
    return layer.kind === 'shape' && bounds && contains(bounds, text.box) ? [{ ...layer, bounds }] : []
  })
  return held.toSorted((first, second) => areaOf(first.bounds) - areaOf(second.bounds))[0]
}

const HOLDING = new Set(['call-to-action', 'badge', 'offer', 'price'])

const areaOf = ({ width, height }: Box) => width * height

/** Edges that lie this near to each other are one, in pixels. */
const SAME_PX = 1.5

/** By the lines of the text itself where they tell, else by the edge that it shares with the other texts. */
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

interface Wish {
  text: string
  scale: number
  maxWidthPx: number
  maxLines: number
  anchor: Anchor
}

/** In the type of the old text, so many times as large. Undefined where it does not go into the width, or only divided. */
export function setLike(layer: TextLayer, wish: Wish, typesetter: Typesetter): SetText | undefined {
  const { face, language, direction, sizePx, lines, trackingEm } = layer
  const [first, second] = lines
  const size = sizePx * wish.scale
  return typesetter.fitText({
    face,
    language,
    direction,
    trackingEm,
    text: wish.text,
    align: wish.anchor,
    minSizePx: size,
    maxSizePx: size,
    maxWidthPx: wish.maxWidthPx,
    maxHeightPx: Number.POSITIVE_INFINITY,
    maxLines: wish.maxLines,
    leading: first && second ? (second.baseline - first.baseline) / sizePx : LEADING,
    wholeUpTo: WHOLE_LETTERS,
  })
}

const LEADING = 1.1
const WHOLE_LETTERS = 40

/** Where the old text stood: on its first baseline or, `hangs`, above its last; in the middle of what holds it. */
export function placeLike(
  layer: TextLayer,
  set: SetText,
  { text, anchor, hangs, isHeld }: Pick<Wish, 'text' | 'anchor'> & { hangs: boolean; isHeld: boolean },
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

/** Where a run of this width begins in a box that it is anchored in. */
export function startOf(box: Box, width: number, anchor: Anchor): number {
  const spare = box.width - width
  return box.x + (anchor === 'left' ? 0 : anchor === 'right' ? spare : spare / 2)
}

/** How far the first cap height lies under where it was. */
function lowered({ lines }: TextLayer, set: SetText, { hangs, isHeld }: { hangs: boolean; isHeld: boolean }): number {
  const [was, is] = [lines.at(-1)!.baseline, set.lines.at(-1)!.baseline]
  if (isHeld) return (was - is) / 2
  if (hangs) return was - is
  return lines.length === 1 && set.lines.length === 1 ? was - is : 0
}

/** What belongs to a text beside it and under it, such as an arrow and a rule, after the text has become another. */
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
