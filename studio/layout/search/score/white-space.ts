import { type Box, lineBoxes, overlap, wholeOf } from '../../layers/box.ts'
import { area, between, type View } from './view.ts'

/** Text nearer to the edge than this share of the style's margin looks pushed out. */
const MARGIN_GOOD = 0.8
const MARGIN_BAD = 0.45
/** A quarter of the canvas of which less is used is dead; one of which more is used is crowded. */
const DEAD_SHARE = 0.02
const CROWDED_GOOD = 0.78
const CROWDED_BAD = 0.96
/** Agency ads give text 5.6% of the area; Google's square takes at most 20. Lines' ink boxes are about twice the ink. */
const TEXT_SHARE_GOOD = 0.17
const TEXT_SHARE_BAD = 0.28
/** The largest empty band over the full width (height on a banner) in shares of the free zone: more reads as unfinished. */
const BAND_GOOD = 0.16
const BAND_BAD = 0.34

/** Margins are kept, no corner is crowded and none is dead, no band across the ad is left over, and text is not wallpaper. */
export function scoreWhiteSpace(view: View): number {
  return 0.3 * scoreMargins(view) + 0.3 * scoreCorners(view) + 0.2 * scoreBands(view) + 0.2 * scoreTextShare(view)
}

function scoreMargins({ texts, canvas }: View): number {
  const { safe, margin, widthPx, heightPx } = canvas
  const distances = texts.map(({ box }) => {
    const sides = [box.x, widthPx - box.x - box.width]
    const ends = canvas.isCovered ? [] : [box.y, heightPx - box.y - box.height]
    const least = Math.min(...sides, ...(canvas.isLow ? [] : ends))
    return canvas.isLow ? Math.min(least, margin) : Math.max(least, 0)
  })
  const wanted = Math.max(margin, safe.x)
  return Math.min(1, ...distances.map((distance) => between(distance / wanted, MARGIN_GOOD, MARGIN_BAD)))
}

/** What the eye sees as filled: lines of text and the picture. */
function filled(view: View): Box[] {
  return [...view.texts.flatMap(lineBoxes), ...view.parts.map((part) => part.box)]
}

function scoreCorners(view: View): number {
  const { canvas } = view
  const { safe } = canvas
  if (canvas.isLow) return 1
  const zone = canvas.isCovered ? { ...safe, x: 0, width: canvas.widthPx } : wholeOf(view.layout)
  const boxes = filled(view)
  // A photo off the edges fills its corners as a ground does.
  const crowding = view.standing ? boxes : view.texts.flatMap(lineBoxes)
  const corners = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const corner = {
        x: zone.x + (column * zone.width) / 2,
        y: zone.y + (row * zone.height) / 2,
        width: zone.width / 2,
        height: zone.height / 2,
      }
      const share = coverage(boxes, corner)
      return Math.min(
        share < DEAD_SHARE ? share / DEAD_SHARE : 1,
        between(coverage(crowding, corner), CROWDED_GOOD, CROWDED_BAD),
      )
    }),
  )
  return 0.5 * Math.min(...corners) + (0.5 * corners.reduce((sum, value) => sum + value, 0)) / corners.length
}

const GRID = 12

/** Share of a box that the boxes cover, told from a grid of points. */
function coverage(boxes: readonly Box[], zone: Box): number {
  const inside = boxes.filter((box) => overlap(box, zone) > 0)
  let covered = 0
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = zone.x + ((column + 0.5) / GRID) * zone.width
      const y = zone.y + ((row + 0.5) / GRID) * zone.height
      if (inside.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height))
        covered += 1
    }
  }
  return covered / (GRID * GRID)
}

/** Empty stretches between things: down the ad, or along a banner. */
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
  const { texts, canvas } = view
  if (canvas.isLow) return 1
  const ink = texts.flatMap(lineBoxes).reduce((sum, box) => sum + area(box), 0)
  const zone = canvas.isCovered ? area(canvas.safe) : canvas.widthPx * canvas.heightPx
  return between(ink / zone, TEXT_SHARE_GOOD, TEXT_SHARE_BAD)
}
