import { bottom, overlap, right } from '../../../basics/boxes.ts'
import { type Box, middleOf, wholeOf } from '../../../layers/box.ts'
import { area, between, gapBetween, type Part, type View, withinBand } from './view.ts'
import { productAlpha } from '../../../layers/placement.ts'
import { SHAPE_BANDS } from './shape-bands.ts'

/** Mean intersection over union of the parts; a label on its own button is one part with it. */
const IOU_BAD = 0.02
/**
 * Words nearer to a photo than this share of the shorter side look as if they had slipped. Half of it is as bad as
 * touching.
 */
const AIR_SHARE = 0.024
/** Air that runs of words need between them, as a share of the smaller one's size. */
const LINE_AIR = 0.44
/** Smallest air in px: everything is nearer on a banner or a rectangle. */
const AIR_MIN_PX = 4.5
/** A photo of at least this share of the canvas fills it. */
const FULL_SHARE = 0.85

/** Scores that no two things share a place, and that none stands so near another that it looks like an accident. */
export function scoreOverlap(view: View): number {
  const { parts, canvas } = view
  let iou = 0
  let pairs = 0
  let tightest = 1
  for (const [index, first] of parts.entries()) {
    for (const second of parts.slice(index + 1)) {
      if (isMeant(view, first.role, second.role)) continue
      pairs += 1
      const shared = overlap(first.box, second.box)
      iou += shared / (area(first.box) + area(second.box) - shared)
      const sizes = [first, second].flatMap(({ sizePx }) => sizePx ?? [])
      const wanted = sizes.length < 2 ? AIR_SHARE * canvas.side : LINE_AIR * Math.min(...sizes)
      const air = Math.max(AIR_MIN_PX, wanted)
      tightest = Math.min(tightest, between(gapBetween(first.box, second.box), air, air / 2))
    }
  }
  if (pairs === 0) return 1
  return 0.5 * between(iou / pairs, 0, IOU_BAD) + 0.5 * tightest
}

/**
 * Returns true if two parts may share a place. The words of an offer stand close together, on a sticker too. The bounds
 * of a cut-out are mostly air, and a photo that fills the ad is its ground: scoreOcclusion judges from its matte
 * whether words lie on a product.
 */
function isMeant({ placement, picture, canvas }: View, ...pair: Part['role'][]): boolean {
  if (pair.every((role) => role === 'price' || role === 'old-price' || role === 'badge')) return true
  if (!pair.includes('picture')) return false
  return placement !== undefined || area(picture) > FULL_SHARE * canvas.widthPx * canvas.heightPx
}

/** Share of the product's matte under text. Anything that can be seen is too much. */
const COVERED_BAD = 0.03
/**
 * Share of its ink boxes that type behind the product may lose and still reads as a play. At three times that it is a
 * loss.
 */
const HIDDEN_GOOD = 0.06
const HIDDEN_BAD = 0.18
/** Samples on each side of the product: finer ones change the share by less than a hundredth. */
const SAMPLES = 28

/** Scores that the product is not under text, and that text is not lost behind the product. */
export function scoreOcclusion({ placement, hero, lines, linesBehind, picture }: View): number {
  if (!placement) return 1
  const alphaAt = productAlpha(hero, placement)
  const { xs, ys } = gridOver(picture, SAMPLES)
  const isOpaque = (x: number, y: number) => alphaAt(x, y) >= 128
  // There is nearly always nothing that would have to be counted.
  if (written({ lines, linesBehind }).every((box) => overlap(box, picture) === 0))
    return ys.some((y) => xs.some((x) => isOpaque(x, y))) ? 1 : 0
  const matte = ys.flatMap((y) => xs.map((x) => isOpaque(x, y)))
  const opaque = matte.filter(Boolean).length
  if (opaque === 0) return 0
  const seenOf = (marks: Uint8Array) => matte.filter((isIn, at) => isIn && marks[at]).length
  const covered = seenOf(pointsIn({ xs, ys }, lines)) / opaque
  const behindArea = linesBehind.reduce((sum, box) => sum + area(box), 0)
  const hidden = seenOf(pointsIn({ xs, ys }, linesBehind)) / matte.length
  const lost = behindArea === 0 ? 0 : (hidden * area(picture)) / behindArea
  return between(covered, 0, COVERED_BAD) * between(lost, HIDDEN_GOOD, HIDDEN_BAD)
}

interface Grid {
  xs: number[]
  ys: number[]
}

/** Spreads points evenly over a box, so many each way. */
function gridOver({ x, y, width, height }: Box, steps: number): Grid {
  const shares = Array.from({ length: steps }, (_, at) => (at + 0.5) / steps)
  return { xs: shares.map((u) => x + u * width), ys: shares.map((v) => y + v * height) }
}

/** Marks the points, row by row, that lie in any of the boxes. It is asked a dozen times for a candidate. */
function pointsIn({ xs, ys }: Grid, boxes: readonly Box[]): Uint8Array {
  const marks = new Uint8Array(xs.length * ys.length)
  for (const box of boxes) {
    const [end, foot] = [right(box), bottom(box)]
    for (const [row, y] of ys.entries()) {
      if (y < box.y || y > foot) continue
      for (const [column, x] of xs.entries()) if (x >= box.x && x <= end) marks[row * xs.length + column] = 1
    }
  }
  return marks
}

/** A product fills at least 70% of its zone's height or width. */
const FILLED_GOOD = 0.7
const FILLED_BAD = 0.42
/** Scores the product as the second thing seen: as large as its zone, and neither a stamp nor a wall. */
export function scoreProductSize(view: View): number {
  const { picture, canvas, standing } = view
  const zone = canvas.isCovered ? canvas.safe.height * canvas.widthPx : canvas.widthPx * canvas.heightPx
  const share = (picture.width * picture.height) / zone
  const { cutOut, photo } = SHAPE_BANDS[canvas.shape]
  const size = withinBand(share, standing ? cutOut : [photo, 1], 2.6)
  if (!standing) return size
  return 0.6 * size + 0.4 * between(filledShare(view), FILLED_GOOD, FILLED_BAD)
}

/**
 * Returns the larger of the picture's shares of the height and the width that words and margins leave it, where it
 * stands.
 */
function filledShare(view: View): number {
  const { picture, canvas, lines } = view
  const limits = canvas.isCovered ? { ...canvas.safe, x: 0, width: canvas.widthPx } : wholeOf(canvas)
  const across = lines.filter((box) => overlap({ ...picture, x: 0, width: canvas.widthPx }, box) > 0)
  const down = lines.filter((box) => overlap({ ...picture, y: 0, height: canvas.heightPx }, box) > 0)
  const [middleX, middleY] = middleOf(picture)
  const left = Math.max(limits.x, ...across.map(right).filter((edge) => edge <= middleX))
  const end = Math.min(right(limits), ...across.map((box) => box.x).filter((x) => x >= middleX))
  const top = Math.max(limits.y, ...down.map(bottom).filter((edge) => edge <= middleY))
  const foot = Math.min(bottom(limits), ...down.map((box) => box.y).filter((y) => y >= middleY))
  return Math.max(picture.width / Math.max(1, end - left), picture.height / Math.max(1, foot - top))
}

/** Text nearer to the edge than this share of the style's margin looks pushed out. */
const MARGIN_GOOD = 0.8
const MARGIN_BAD = 0.45
/** A quarter of the canvas of which less is used is dead; one of which more is used is crowded. */
const DEAD_SHARE = 0.02
const CROWDED_GOOD = 0.78
const CROWDED_BAD = 0.96
/**
 * Agency ads give text 5.6% of the area, and Google's square takes at most 20. Lines' ink boxes are about twice the
 * ink.
 */
const TEXT_SHARE_GOOD = 0.17
const TEXT_SHARE_BAD = 0.28
/**
 * The largest empty band over the full width (height on a banner) in shares of the free zone. More reads as unfinished.
 */
const BAND_GOOD = 0.16
const BAND_BAD = 0.34

/**
 * Scores that margins are kept, no corner is crowded and none is dead, no band across the ad is left over, and text is
 * not wallpaper.
 */
export function scoreWhiteSpace(view: View): number {
  return 0.3 * scoreMargins(view) + 0.3 * scoreCorners(view) + 0.2 * scoreBands(view) + 0.2 * scoreTextShare(view)
}

function scoreMargins({ texts, canvas }: View): number {
  const { safe, margin, widthPx, heightPx } = canvas
  const distances = texts.map(({ box }) => {
    const sides = [box.x, widthPx - box.x - box.width]
    const ends = canvas.isCovered ? [] : [box.y, heightPx - box.y - box.height]
    const nearest = Math.min(...sides, ...(canvas.isLow ? [] : ends))
    return canvas.isLow ? Math.min(nearest, margin) : Math.max(nearest, 0)
  })
  const wanted = Math.max(margin, safe.x)
  return Math.min(1, ...distances.map((distance) => between(distance / wanted, MARGIN_GOOD, MARGIN_BAD)))
}

/** Lists what the eye sees as filled: lines of text and the picture. */
function filled(view: View): Box[] {
  return [...written(view), ...view.parts.map((part) => part.box)]
}

function written({ lines, linesBehind }: Pick<View, 'lines' | 'linesBehind'>): Box[] {
  return [...lines, ...linesBehind]
}

function scoreCorners(view: View): number {
  const { canvas } = view
  const { safe } = canvas
  if (canvas.isLow) return 1
  const zone = canvas.isCovered ? { ...safe, x: 0, width: canvas.widthPx } : wholeOf(view.layout)
  const boxes = filled(view)
  // A photo off the edges fills its corners as a ground does.
  const crowding = view.standing ? undefined : written(view)
  const corners = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const corner = {
        x: zone.x + (column * zone.width) / 2,
        y: zone.y + (row * zone.height) / 2,
        width: zone.width / 2,
        height: zone.height / 2,
      }
      const share = coverage(boxes, corner)
      const crowded = between(crowding ? coverage(crowding, corner) : share, CROWDED_GOOD, CROWDED_BAD)
      return Math.min(share < DEAD_SHARE ? share / DEAD_SHARE : 1, crowded)
    }),
  )
  return 0.5 * Math.min(...corners) + (0.5 * corners.reduce((sum, value) => sum + value, 0)) / corners.length
}

const GRID = 12

/** Returns the share of a box that the boxes cover, from a grid of points. */
function coverage(boxes: readonly Box[], zone: Box): number {
  const near = boxes.filter((box) => overlap(box, zone) > 0)
  const marks = pointsIn(gridOver(zone, GRID), near)
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length
}

/** Scores the empty stretches between things: down the ad, or along a banner. */
function scoreBands(view: View): number {
  const { canvas } = view
  const along = canvas.isLow
  const [from, length] = along ? [0, canvas.widthPx] : [canvas.safe.y, canvas.safe.height]
  const spans = filled(view)
    .map((box): [number, number] => (along ? [box.x, box.x + box.width] : [box.y, box.y + box.height]))
    .sort((first, second) => first[0] - second[0])
  let reached = from
  let widest = 0
  for (const [start, end] of [...spans, [from + length, from + length] as const]) {
    widest = Math.max(widest, start - reached)
    reached = Math.max(reached, end)
  }
  return between(widest / length, BAND_GOOD, BAND_BAD)
}

function scoreTextShare(view: View): number {
  const { canvas } = view
  if (canvas.isLow) return 1
  const ink = written(view).reduce((sum, box) => sum + area(box), 0)
  const zone = canvas.isCovered ? area(canvas.safe) : canvas.widthPx * canvas.heightPx
  return between(ink / zone, TEXT_SHARE_GOOD, TEXT_SHARE_BAD)
}
