import { withTracking } from '../../type/tracking.ts'
import type { Face } from '../../type/faces.ts'
import type { Typesetter } from '../../type/typesetter.ts'
import type { SetText } from '../../type/set-lines.ts'
import type { TextLayer, TextRole } from '../layers/layout.ts'

/** Words set to lines at a size, not yet placed. */
export interface Run {
  role: TextRole
  text: string
  set: SetText
  face: Face
  trackingEm: number
  color: string
  direction: 'ltr' | 'rtl'
  /** From the first cap height (or ink top) to the last baseline's ink, and the ink's width. */
  widthPx: number
  heightPx: number
}

export interface RunOptions {
  role: TextRole
  text: string
  face: Face
  color: string
  minSizePx: number
  maxSizePx: number
  maxWidthPx: number
  maxHeightPx?: number
  maxLines: number
  leading: number
  /** Tracking at the largest sizes; small sizes are set looser (see type/tracking). */
  trackingEm?: number
  align?: 'left' | 'center' | 'right'
  language: string
  direction: 'ltr' | 'rtl'
  wholeUpTo?: number
}

/** The largest size within the bounds, or undefined when even the smallest does not fit. */
export function setRun(typesetter: Typesetter, options: RunOptions): Run | undefined {
  const trackingEm = withTracking(options.trackingEm ?? 0, options.maxSizePx)
  const set = typesetter.fitText({
    text: options.text,
    face: options.face,
    minSizePx: options.minSizePx,
    maxSizePx: Math.max(options.minSizePx, options.maxSizePx),
    maxWidthPx: options.maxWidthPx,
    maxHeightPx: options.maxHeightPx ?? Number.POSITIVE_INFINITY,
    maxLines: options.maxLines,
    leading: options.leading,
    trackingEm,
    align: options.align ?? (options.direction === 'rtl' ? 'right' : 'left'),
    direction: options.direction,
    language: options.language,
    wholeUpTo: options.wholeUpTo,
  })
  if (!set) return undefined
  const { role, text, face, color, direction } = options
  return { role, text, set, face, trackingEm, color, direction, widthPx: set.box.width, heightPx: set.box.height }
}

/** Places a run by its ink box: left ink edge at x, top ink edge at y. */
export function placeRun(run: Run, x: number, y: number, extra: Partial<TextLayer> = {}): TextLayer {
  const { set } = run
  return {
    kind: 'text',
    part: run.role,
    text: run.text,
    lines: set.lines.map(({ text, x: lineX, baseline, inkBox }) => ({ text, x: lineX, baseline, inkBox })),
    face: run.face,
    sizePx: set.sizePx,
    trackingEm: set.trackingEm,
    color: run.color,
    x: x - set.box.x,
    y: y - set.box.y,
    box: { x, y, width: run.widthPx, height: run.heightPx },
    rotation: 0,
    ...(run.role === 'old-price' && { strike: true }),
    direction: run.direction,
    language: run.set.language,
    ...extra,
  }
}

/** Places a run so that its last baseline is at `baseline` and its ink's left (or right) edge at x. */
export function placeOnBaseline(run: Run, x: number, baseline: number, alignRight = false): TextLayer {
  const last = run.set.lines.at(-1)!.baseline
  const left = alignRight ? x - run.widthPx : x
  return placeRun(run, left, baseline - last + run.set.box.y)
}
