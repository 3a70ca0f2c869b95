import type { Size } from '#contract/sizes.ts'

/** The classes of the six formats, which every family is composed for. */
export type FormatShape = 'square' | 'portrait' | 'rectangle' | 'banner'

/** Classes of other sizes, for which a family lists its arrangements one by one. */
export type SizeShape = (typeof SIZE_SHAPES)[number]

const SIZE_SHAPES = ['feed-portrait', 'landscape', 'skyscraper', 'billboard', 'small-banner'] as const

export function isSizeShape(shape: CanvasShape): shape is SizeShape {
  return SIZE_SHAPES.some((one) => one === shape)
}

export type CanvasShape = FormatShape | SizeShape

/** Classes on which words stand at the head and what closes the ad at the foot. */
export type PosterShape = Exclude<FormatShape, 'banner'>

export function posterShape({ shape }: { shape: CanvasShape }): PosterShape {
  if (shape === 'square' || shape === 'portrait' || shape === 'rectangle') return shape
  throw new Error(`A ${shape} is no poster.`)
}

/**
 * Area under which a canvas shows fewer words instead of smaller ones: no support line, no list, the short headline.
 */
const SMALL_AREA = 150_000

export function isSmall({ widthPx, heightPx }: Size): boolean {
  return widthPx * heightPx < SMALL_AREA
}

/** Classes of canvas by width over height and area. A canvas belongs to the first that it fits. */
const CLASSES: readonly { shape: CanvasShape; aspect: number; areaUnder?: number }[] = [
  { shape: 'small-banner', aspect: 2.6, areaUnder: 40_000 },
  { shape: 'banner', aspect: 4.6 },
  { shape: 'billboard', aspect: 2.6 },
  { shape: 'landscape', aspect: 1.45 },
  { shape: 'rectangle', aspect: 0.8, areaUnder: SMALL_AREA },
  { shape: 'square', aspect: 0.88 },
  { shape: 'feed-portrait', aspect: 0.54 },
]

/**
 * Returns the class of a canvas. One whose ends a platform covers is read between them, as a story is, whatever its
 * sides.
 */
export function shapeOf({ widthPx, heightPx }: Size, isCovered: boolean): CanvasShape {
  if (isCovered) return 'portrait'
  const found = CLASSES.find(
    ({ aspect, areaUnder = Infinity }) => widthPx >= aspect * heightPx && widthPx * heightPx < areaUnder,
  )
  return found?.shape ?? 'skyscraper'
}

/** Margins in shares of the canvas's shorter side. */
export const MARGINS: Record<CanvasShape, number> = {
  square: 0.074,
  portrait: 0.074,
  rectangle: 0.064,
  banner: 2 / 9,
  'feed-portrait': 0.074,
  landscape: 0.08,
  skyscraper: 0.085,
  billboard: 0.12,
  'small-banner': 0.16,
}
