import type { Box } from '#contract/ads/report.ts'
import { union } from '../basics/boxes.ts'
import { type CutOff } from './cut-out/kept-part.ts'
import type { PhotoStudy, Side } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'
import { measureSaliency, type SaliencyMap } from './saliency.ts'

/** Air between the subject and the edge of the crop, as a share of the crop's shorter side, where the photo has it. */
const AIR_SHARE = 0.05

/**
 * A large photo is painted from a half or a quarter of it: there a crop off this grid would shift by part of a pixel.
 */
const GRID_PX = 4

/** Shorter side of a crop from which the grid changes the aspect by no more than half a hundredth. */
const LARGE_CROP_PX = 800

/**
 * Returns the largest part of the photo with the given aspect (width / height) that keeps the subject, in whole source
 * pixels. The subject's box decides where it is known, otherwise what stands out. A subject wider than the crop is cut
 * where its photo cuts it already, otherwise equally on both sides; a higher one keeps its upper end, by which most
 * things are recognized: a bun, a tap, a roof, a face.
 */
export function chooseCrop(pixels: Pixels, study: Pick<PhotoStudy, 'kind'> & CutOff, aspect: number): Box {
  const exact = {
    width: Math.max(1, Math.min(pixels.widthPx, Math.round(pixels.heightPx * aspect))),
    height: Math.max(1, Math.min(pixels.heightPx, Math.round(pixels.widthPx / aspect))),
  }
  const grid = Math.min(exact.width, exact.height) >= LARGE_CROP_PX ? GRID_PX : 1
  const onGrid = (value: number): number => value - (value % grid)
  const [width, height] = [onGrid(exact.width), onGrid(exact.height)]
  const spans = study.subject ? spansOfBox(study.subject, study.touchesFrame ?? []) : spansOfSaliency(pixels)
  const air = AIR_SHARE * Math.min(width, height)
  const x = placeSpan(spans.across, { window: width, size: pixels.widthPx, air })
  const y = study.kind === 'person' ? 0 : placeSpan(spans.down, { window: height, size: pixels.heightPx, air })
  const faces = facesToKeep(study.faces ?? [], width, height)
  return {
    x: onGrid(faces ? holding({ from: faces.x, to: faces.x + faces.width }, { start: x, window: width, air }) : x),
    y: onGrid(faces ? holding({ from: faces.y, to: faces.y + faces.height }, { start: y, window: height, air }) : y),
    width,
    height,
  }
}

/** The box round as many faces as the crop can hold, of two such the one about the surer face. */
function facesToKeep(faces: readonly Box[], width: number, height: number): Box | undefined {
  const fits = (box: Box) => box.width <= width && box.height <= height
  const about = (first: Box) => {
    return faces.reduce(
      ({ box, count }, face) => {
        const both = union(box, face)
        return fits(both) ? { box: both, count: count + 1 } : { box, count }
      },
      { box: first, count: 0 },
    )
  }
  const groups = faces.filter(fits).map(about)
  const most = Math.max(...groups.map(({ count }) => count))
  return groups.find(({ count }) => count === most)?.box
}

/** The start of a window that is moved no further than it must to hold a span, with air where it has some. */
function holding(
  { from, to }: Pick<Span, 'from' | 'to'>,
  { start, window, air }: { start: number; window: number; air: number },
): number {
  const room = Math.min(air, (window - (to - from)) / 2)
  return Math.max(0, Math.ceil(clamp(start, to + room - window, Math.max(0, from - room))))
}

interface Span {
  from: number
  to: number
  /** Center of the subject's weight: the middle of its box, or of what stands out. */
  centre: number
  /** The end at which the photo cuts it off, if it is only one. */
  cutAt?: 'from' | 'to' | undefined
}

function spansOfBox({ x, y, width, height }: Box, cutOff: readonly Side[]): Spans {
  const cutAt = (first: Side, last: Side) =>
    cutOff.includes(first) === cutOff.includes(last) ? undefined : cutOff.includes(first) ? 'from' : 'to'
  return {
    across: { from: x, to: x + width, centre: x + width / 2, cutAt: cutAt('left', 'right') },
    down: { from: y, to: y + height, centre: y + height / 2, cutAt: cutAt('top', 'bottom') ?? 'to' },
  }
}

/** Most of what stands out lies between these shares of its sum; the rest is specks of light. */
const TAIL = 0.08

type Spans = { across: Span; down: Span }

/** Keyed by the map, which is made once per photo. */
const known = new WeakMap<SaliencyMap, Spans>()

function spansOfSaliency(pixels: Pixels): Spans {
  const map = measureSaliency(pixels)
  const spans = known.get(map) ?? measureSpans(map, pixels)
  known.set(map, spans)
  return spans
}

function measureSpans(map: SaliencyMap, pixels: Pixels): Spans {
  const columns = new Float64Array(map.widthPx)
  const rows = new Float64Array(map.heightPx)
  map.weights.forEach((weight, at) => {
    columns[at % map.widthPx]! += weight
    rows[Math.floor(at / map.widthPx)]! += weight
  })
  return { across: spanOf(columns, pixels.widthPx), down: { ...spanOf(rows, pixels.heightPx), cutAt: 'to' } }
}

function spanOf(sums: Float64Array, size: number): Span {
  const scale = size / sums.length
  const reach = (share: number): number => {
    let seen = 0
    return sums.findIndex((sum) => (seen += sum) >= share)
  }
  return {
    from: Math.max(0, reach(TAIL)) * scale,
    to: (Math.max(0, reach(1 - TAIL)) + 1) * scale,
    centre: (reach(0.5) + 0.5) * scale,
  }
}

/**
 * Returns the start of a window that holds the span with its air where possible, as near to the photo's own middle as
 * that allows.
 */
function placeSpan(span: Span, { window, size, air }: { window: number; size: number; air: number }): number {
  const last = size - window
  const length = span.to - span.from
  if (length >= window) {
    const start = { from: span.to - window + AIR_SHARE * window, to: span.from - AIR_SHARE * window }
    return clamp(Math.round(span.cutAt ? start[span.cutAt] : span.centre - window / 2), 0, last)
  }
  const room = Math.min(air, (window - length) / 2)
  const earliest = span.to + room - window
  const latest = span.from - room
  return clamp(Math.round(clamp(span.centre - window / 2, earliest, latest)), 0, last)
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value))
}
