import type { Box } from '#contract/report.ts'
import type { Direction } from '../../direction/direction.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { bottom, contains, linesOf, overlap, right, rotatedBounds, shapeBounds } from '../../layers/box.ts'
import type { Layer, Layout, MaterialLayer, ShapeLayer, TextLayer } from '../../layers/layout.ts'
import { isOfMessage } from '../../layers/name-parts.ts'
import { checkLayout } from '../../layout/search/check-layout.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Typesetter } from '../../type/typesetter.ts'
import { frozenWords } from './frozen-words.ts'
import { anchorOf, followText, holderOf, placeLike, setLike, startOf } from './place-text.ts'

interface FrozenInput {
  /** As it was painted. */
  layout: Layout
  /** With the words that it is to say. */
  direction: Direction
  hero: PhotoStudy
  typesetter: Typesetter
}

/** More ways are not tried: what is composed anew is as soon painted. */
const WAYS_MAX = 3

/**
 * The same picture with other words, the nearest to the old type first: all that does not say them stays where it is, to the pixel.
 * Nothing where they have no room in the place of the old ones.
 */
export function proposeFrozen(input: FrozenInput): Layout[] {
  const { layout, direction, hero } = input
  const words = frozenWords(layout, direction)
  if (!words) return []
  const known = new Set(checkLayout(layout, hero))
  let ways: Layer[][] = [layout.layers.map(stillHushed(layout))]
  for (const [text, said] of words.changed) {
    ways = ways.flatMap((layers) =>
      said === undefined ? [without(layers, text)] : reworded({ ...layout, layers }, text, said, input),
    )
  }
  if (words.addsOldPrice) ways = ways.flatMap((layers) => withOldPrice({ ...layout, layers }, input))
  return ways
    .map((layers): Layout => ({ ...layout, direction, layers }))
    .filter((way) => checkLayout(way, hero).every((problem) => known.has(problem)))
    .slice(0, WAYS_MAX)
}

/** Lines on a wall stay as they were hushed behind the old words, or they would move far beyond the new ones. */
function stillHushed({ layers }: Layout): (layer: Layer) => Layer {
  const lines = linesOf(layers)
  const still = (layer: MaterialLayer): MaterialLayer =>
    layer.quiet === undefined ? layer : { ...layer, hushed: layer.hushed ?? lines }
  return (layer) => (layer.kind === 'material' ? still(layer) : layer)
}

/** Without a text and the shapes that were there for its sake. */
function without(layers: readonly Layer[], text: TextLayer): Layer[] {
  const isLast = !layers.some((layer) => layer.kind === 'text' && layer !== text && layer.part === text.part)
  const mayGo = isLast && LOOSE.has(text.part)
  return layers.filter((layer) => layer !== text && !(mayGo && layer.kind === 'shape' && layer.part === text.part))
}

/** Their shapes hold nothing else. */
const LOOSE = new Set(['badge', 'old-price'])

/** So much of its size type may lose before the whole is rather composed anew. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64]
/** And so many times as wide may running text become as it was. */
const WIDTHS = [1, 1.15, 1.35]
/** Of the room at both ends of what holds a text, so much may be taken. */
const TAKEN_OF_ENDS = 0.3

function reworded(
  layout: Layout,
  text: TextLayer,
  said: string,
  { typesetter, direction, hero }: FrozenInput,
): Layer[][] {
  const holder = holderOf(layout.layers, text)
  const anchor = anchorOf(layout, text)
  const least = makeCanvas(layout.format).leastCapPx / typesetter.capHeight(text.face)
  const known = new Set(checkLayout(layout, hero))
  const found: Layer[][] = []
  for (const scale of SCALES.filter((one) => one === 1 || one * text.sizePx >= least)) {
    for (const { maxWidthPx, maxLines, hangs } of rooms(layout, text, holder)) {
      const set = setLike(text, { text: said, scale, maxWidthPx, maxLines, anchor }, typesetter)
      if (!set) continue
      const after = placeLike(text, set, {
        text: said,
        anchor,
        hangs,
        isHeld: holder !== undefined || text.rotation !== 0,
      })
      const layers = layout.layers.map((layer) => follow(layer, text, after, holder))
      if (!hasRoom(layers, after, text)) continue
      const way = { ...layout, direction, layers }
      if (checkLayout(way, hero).some((problem) => !known.has(problem) && !isMissing(problem))) continue
      found.push(layers)
      if (found.length >= WAYS_MAX) return found
      break
    }
  }
  return found
}

/** Other words of the same change are still to come. */
const isMissing = (problem: string) => problem.includes('missing') || problem.includes('not named')

interface Room {
  maxWidthPx: number
  maxLines: number
  /** On its last baseline, and not from its first. */
  hangs: boolean
}

function rooms(layout: Layout, text: TextLayer, holder: { bounds: Box } | undefined): Room[] {
  const { box, lines } = text
  if (holder) {
    const ends = Math.min(box.x - holder.bounds.x, right(holder.bounds) - right(box))
    return [{ maxWidthPx: box.width + 2 * TAKEN_OF_ENDS * ends, maxLines: lines.length, hangs: false }]
  }
  if (text.rotation !== 0) return [{ maxWidthPx: box.width, maxLines: lines.length, hangs: false }]
  if (lines.length === 1) {
    const wide = { maxWidthPx: layout.widthPx, maxLines: 1, hangs: false }
    return isRunning(text)
      ? [
          wide,
          { maxWidthPx: box.width, maxLines: 2, hangs: false },
          { maxWidthPx: box.width, maxLines: 2, hangs: true },
        ]
      : [wide]
  }
  return WIDTHS.flatMap((wider) =>
    [lines.length, lines.length + 1].flatMap((maxLines) =>
      [false, true].map((hangs) => ({ maxWidthPx: wider * box.width, maxLines, hangs })),
    ),
  )
}

function isRunning({ part }: TextLayer): boolean {
  return part === 'headline' || part === 'support' || part === 'name' || part === 'legal-line'
}

function follow(layer: Layer, before: TextLayer, after: TextLayer, holder: ShapeLayer | undefined): Layer {
  if (layer === before) return after
  if (layer.kind !== 'shape' || layer.part !== before.part || holder) return layer
  return followText(layer, before, after)
}

/** The words run into no shape that the old ones did not stand on, nor out of one that they did. */
function hasRoom(layers: readonly Layer[], after: TextLayer, before: TextLayer): boolean {
  const [is, was] = [rotatedBounds(after), rotatedBounds(before)]
  return layers.every((layer) => {
    if (layer === after || !isOfMessage(layer)) return true
    const bounds = layer.kind === 'shape' ? shapeBounds(layer.shape) : layer.kind === 'logo' ? layer.box : undefined
    if (!bounds || contains(bounds, is)) return true
    return contains(bounds, was) ? false : overlap(bounds, is) === 0 || overlap(bounds, was) > 0
  })
}

/** Of the price's size: the old price, and the room between the two. */
const OLD = { size: 0.5, beside: 0.34, over: 0.3 }

/** Beside the price, over it or under it, where there is room. */
function withOldPrice(layout: Layout, { direction, typesetter, hero }: FrozenInput): Layer[][] {
  const price = layout.layers.find((layer) => layer.kind === 'text' && layer.text === direction.words.price)
  const said = direction.words.oldPrice
  if (price?.kind !== 'text' || said === undefined || price.rotation !== 0) return []
  const holder = holderOf(layout.layers, price)
  const { floorText } = makeCanvas(layout.format)
  const { ink, inkSoft } = direction.colors
  const like: TextLayer = {
    ...price,
    face: direction.type.text,
    trackingEm: 0,
    sizePx: Math.max(floorText, OLD.size * price.sizePx),
  }
  const set = setLike(
    like,
    { text: said, scale: 1, maxWidthPx: layout.widthPx, maxLines: 1, anchor: 'left' },
    typesetter,
  )
  if (!set) return []
  const { box, sizePx } = price
  const baseline = price.y + price.lines.at(-1)!.baseline - set.lines[0]!.baseline
  const x = startOf(box, set.box.width, anchorOf(layout, price))
  const places: [x: number, y: number][] = [
    [right(box) + OLD.beside * sizePx, baseline],
    [box.x - OLD.beside * sizePx - set.box.width, baseline],
    [x, box.y - OLD.over * sizePx - set.box.height - set.box.y],
    [x, bottom(box) + OLD.over * sizePx - set.box.y],
  ]
  const at = layout.layers.indexOf(price) + 1
  return places.flatMap(([left, y]) => {
    const placed = placeLike(
      { ...like, part: 'old-price', strike: true, color: holder || price.color !== ink ? price.color : inkSoft },
      set,
      { text: said, anchor: 'left', hangs: false, isHeld: false },
    )
    const after = { ...placed, x: left - set.box.x, y, box: { ...placed.box, x: left, y: y + set.box.y } }
    const layers = layout.layers.toSpliced(at, 0, after)
    if (!hasRoom(layers, after, { ...price, box: holder ? price.box : after.box })) return []
    return checkLayout({ ...layout, direction, layers }, hero).some(
      (problem) => problem.includes('lies on') || problem.includes('leaves'),
    )
      ? []
      : [layers]
  })
}
