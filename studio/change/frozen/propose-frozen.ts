import type { Box } from '#contract/ads/report.ts'
import { bottom, overlap, right } from '../../basics/boxes.ts'
import type { Direction } from '../../direction/direction.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { contains, linesOf, rotatedBounds, shapeBounds } from '../../layers/box.ts'
import type { Layer, Layout, MaterialLayer, ShapeLayer, TextLayer } from '../../layers/layout.ts'
import { isOfMessage } from '../../layers/name-parts.ts'
import { checkLayout } from '../../layout/search/check-layout.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Typesetter } from '../../type/typesetter.ts'
import { frozenWords } from './frozen-words.ts'
import { anchorOf, followText, holderOf, placeLike, setLike, startOf } from './place-text.ts'

interface FrozenInput {
  /** Layout as it was painted. */
  layout: Layout
  /** Direction with the new words. */
  direction: Direction
  hero: PhotoStudy
  typesetter: Typesetter
}

/** Further ways are not tried, because composing the picture again is as fast. */
const WAYS_MAX = 3

/**
 * Proposes layouts of the same picture with other words, the one nearest to the old type first. Every other part keeps
 * its place, to the pixel. Returns an empty list if the words have no room in the place of the old ones.
 */
export function proposeFrozen(input: FrozenInput): Layout[] {
  const { layout, direction, hero } = input
  const words = frozenWords(layout, direction)
  if (!words) return []
  const known = new Set(checkLayout(layout, hero))
  let ways: Layer[][] = [layout.layers.map(stillHushed(layout))]
  for (const [text, newText] of words.changed) {
    ways = ways.flatMap((layers) =>
      newText === undefined ? [without(layers, text)] : reworded({ ...layout, layers }, text, newText, input),
    )
  }
  if (words.addsOldPrice) ways = ways.flatMap((layers) => withOldPrice({ ...layout, layers }, input))
  return ways
    .map((layers): Layout => ({ ...layout, direction, layers }))
    .filter((way) => checkLayout(way, hero).every((problem) => known.has(problem)))
    .slice(0, WAYS_MAX)
}

/**
 * Keeps lines on a wall hushed as they were behind the old words. Otherwise they would move far beyond the new ones.
 */
function stillHushed({ layers }: Layout): (layer: Layer) => Layer {
  const lines = linesOf(layers)
  const still = (layer: MaterialLayer): MaterialLayer =>
    layer.quiet === undefined ? layer : { ...layer, hushed: layer.hushed ?? lines }
  return (layer) => (layer.kind === 'material' ? still(layer) : layer)
}

/** Removes a text and the shapes that are there for its sake. */
function without(layers: readonly Layer[], text: TextLayer): Layer[] {
  const isLast = !layers.some((layer) => layer.kind === 'text' && layer !== text && layer.part === text.part)
  const mayGo = isLast && LOOSE.has(text.part)
  return layers.filter((layer) => layer !== text && !(mayGo && layer.kind === 'shape' && layer.part === text.part))
}

/** Parts whose shapes hold nothing else. */
const LOOSE = new Set(['badge', 'old-price'])

/** Type sizes to try, relative to the old size. Below the last one, the whole picture is better composed again. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64]
/** Widths to try for running text, relative to the old width. */
const WIDTHS = [1, 1.15, 1.35]
/** Share of the room at both ends of a text's holder that a longer text may take. */
const TAKEN_OF_ENDS = 0.3

function reworded(
  layout: Layout,
  text: TextLayer,
  newText: string,
  { typesetter, direction, hero }: FrozenInput,
): Layer[][] {
  const holder = holderOf(layout.layers, text)
  const anchor = anchorOf(layout, text)
  const minSizePx = makeCanvas(layout.format).minCapPx / typesetter.capHeight(text.face)
  const known = new Set(checkLayout(layout, hero))
  const found: Layer[][] = []
  for (const scale of SCALES.filter((one) => one === 1 || one * text.sizePx >= minSizePx)) {
    for (const { maxWidthPx, maxLines, hangs } of rooms(layout, text, holder)) {
      const set = setLike(text, { text: newText, scale, maxWidthPx, maxLines, anchor }, typesetter)
      if (!set) continue
      const after = placeLike(text, set, {
        text: newText,
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

/** Recognizes problems that other words of the same change can still solve. */
const isMissing = (problem: string) => problem.includes('missing') || problem.includes('not named')

interface Room {
  maxWidthPx: number
  maxLines: number
  /** The text keeps its last baseline instead of its first. */
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

/** Returns true if the words run into no shape that the old ones did not stand on, and out of none that they did. */
function hasRoom(layers: readonly Layer[], after: TextLayer, before: TextLayer): boolean {
  const [is, was] = [rotatedBounds(after), rotatedBounds(before)]
  return layers.every((layer) => {
    if (layer === after || !isOfMessage(layer)) return true
    const bounds = layer.kind === 'shape' ? shapeBounds(layer.shape) : layer.kind === 'logo' ? layer.box : undefined
    if (!bounds || contains(bounds, is)) return true
    return contains(bounds, was) ? false : overlap(bounds, is) === 0 || overlap(bounds, was) > 0
  })
}

/** Old price in relation to the price's size: its own size, and the room beside and over the price. */
const OLD = { size: 0.5, beside: 0.34, over: 0.3 }

/** Places the old price beside the price, over it or under it, wherever there is room. */
function withOldPrice(layout: Layout, { direction, typesetter, hero }: FrozenInput): Layer[][] {
  const price = layout.layers.find((layer) => layer.kind === 'text' && layer.text === direction.words.price)
  const oldPrice = direction.words.oldPrice
  if (price?.kind !== 'text' || oldPrice === undefined || price.rotation !== 0) return []
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
    { text: oldPrice, scale: 1, maxWidthPx: layout.widthPx, maxLines: 1, anchor: 'left' },
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
      { text: oldPrice, anchor: 'left', hangs: false, isHeld: false },
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
