import type { Canvas } from './canvas.ts'
import type { CanvasShape } from './shape-rules.ts'

/** The lines that the words of an ad with head and foot keep to, in pixels. */
export interface Page {
  /** Start of the words. They stop as far from the end. */
  x: number
  width: number
  /** Start of the first words. */
  top: number
  /** Line on which a row at the foot ends. */
  baseline: number
  /** Line on which a column or a floor ends. */
  end: number
  /** Gap between two parts that are not one. */
  gap: number
}

/**
 * Lowest end of a product on a story, in shares of the height. An app covers words there, and may cover a product's
 * foot.
 */
export const STORY_END = 0.945

/** Classes of canvas with a head and a foot. On the others everything stands about one line. */
type PageShape = Exclude<CanvasShape, 'banner' | 'small-banner'>

/** Lines in shares: `x` of the width, `top` and `baseline` of the height, `gap` of the shorter side. */
const SHARES: Record<PageShape, { x: number; top: number; baseline: number; gap: number }> = {
  square: { x: 0.074, top: 0.078, baseline: 0.926, gap: 0.045 },
  // The app covers both ends of a story.
  portrait: { x: 0.08, top: 0.154, baseline: 0.785, gap: 0.05 },
  rectangle: { x: 0.058, top: 0.072, baseline: 0.894, gap: 0.034 },
  'feed-portrait': { x: 0.074, top: 0.066, baseline: 0.934, gap: 0.05 },
  landscape: { x: 0.05, top: 0.105, baseline: 0.895, gap: 0.055 },
  skyscraper: { x: 0.085, top: 0.03, baseline: 0.97, gap: 0.085 },
  billboard: { x: 0.034, top: 0.13, baseline: 0.87, gap: 0.085 },
}

export function pageOf(canvas: Canvas): Page {
  const { widthPx, side, safe, takenFootPx, shape } = canvas
  if (shape === 'banner' || shape === 'small-banner') throw new Error(`A ${shape} is no page.`)
  const heightPx = canvas.heightPx + takenFootPx
  const { x, top, baseline, gap } = SHARES[shape]
  return {
    x: x * widthPx,
    width: (1 - 2 * x) * widthPx,
    top: top * heightPx,
    baseline: baseline * heightPx - takenFootPx,
    // The end is as far from the foot as words are from the sides, and clear of what a platform lays over it.
    end: Math.min(canvas.heightPx - x * widthPx, safe.y + safe.height - 0.4 * gap * side),
    gap: gap * side,
  }
}

/** Returns the lowest end of a product on a story: nothing runs under a sign-off, which lies above what an app covers. */
export function storyEnd(canvas: Canvas): number {
  return canvas.takenFootPx > 0 ? pageOf(canvas).end : STORY_END * canvas.heightPx
}
