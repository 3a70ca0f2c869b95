import type { AdStyle } from '#contract/choices.ts'
import { contrastRatio, readableOn } from '../../color/oklch.ts'
import { type Box, grow } from '../../layers/box.ts'
import type { Layer, Point, TextLayer } from '../../layers/layout.ts'
import type { ComposeContext } from '../compose-context.ts'
import { colorOfLayer, groundAt } from '../own-colors/find-planes.ts'
import { placeRun, run, type Run } from './block.ts'
import { CORNER_STEPS, CORNER_WIDEST, corners, isFree, markHeight } from './logo.ts'

/** Tracking of a name in em, as a style sets a mark: the letters of a headline are drawn together at its size only. */
const TRACKING: Record<AdStyle, number> = {
  clean: 0.02,
  bold: 0.035,
  luxury: 0.14,
  playful: 0.035,
  corporate: 0.015,
  modern: 0.02,
}

/** Scale of a name beside a logo of the same form: letters in the face of the headline are read at less. */
const NAME_BY = 0.85

interface Room {
  width: number
  height: number
  /** Multiple of the ordinary size. */
  by?: number
  maxSizePx?: number
}

/**
 * Sets the name of a brand that has no logo as a wordmark: in the face of the headline, exactly as typed, with the area
 * of a logo. Returns undefined if it has no room at the size of the smallest text.
 */
export function setWordmark(
  context: ComposeContext,
  name: string,
  { width, height, by = 1, maxSizePx = Number.POSITIVE_INFINITY }: Room,
): Run | undefined {
  const { canvas, direction } = context
  const settings = { width, height, min: canvas.floorText, tracking: TRACKING[direction.style] }
  const smallest = run(context, 'brand-name', name, { ...settings, max: canvas.floorText })
  if (!smallest) return undefined
  const { sizePx } = smallest.set
  const wanted = by * NAME_BY * markHeight(canvas, smallest.widthPx / smallest.heightPx)
  const max = Math.min(maxSizePx, (sizePx * wanted) / smallest.heightPx)
  return max <= sizePx ? smallest : run(context, 'brand-name', name, { ...settings, max })
}

/**
 * Contrast of a name with the color of its plane. Light and texture take some of it, and a name whose letters need a
 * haze behind them is no mark.
 */
const NAME_CONTRAST = 6.5

/** Largest share of the headline's size that a name in a corner has, so that it never competes with it. */
const UNDER_HEADLINE = 0.5

/** Clear space around a name, as a share of its height. Letters beside letters need more of it than a logo. */
const CLEAR_SHARE = 0.7

/**
 * Places the name in a corner of the page that the composition leaves free, on one plane of color. Returns undefined if
 * there is none.
 */
export function cornerWordmark(context: ComposeContext, composed: readonly Layer[]): TextLayer | undefined {
  const { canvas, direction } = context
  const { brandName } = direction.words
  if (brandName === undefined) return undefined
  const texts = composed.filter((layer) => layer.kind === 'text')
  const headlinePx = Math.max(0, ...texts.map(({ part, sizePx }) => (part === 'headline' ? sizePx : 0)))
  const room = {
    width: CORNER_WIDEST * canvas.widthPx,
    height: canvas.heightPx,
    maxSizePx: UNDER_HEADLINE * headlinePx,
  }
  for (const by of CORNER_STEPS) {
    const name = setWordmark(context, brandName, { ...room, by })
    if (!name) continue
    const { widthPx: width, heightPx: height } = name
    for (const box of corners(canvas, { width, height })) {
      if (!isFree(context, composed, grow(box, CLEAR_SHARE * height))) continue
      const color = inkOn(groundUnder(context, composed, box), texts[0]!.color)
      if (color) return placeRun({ ...name, color }, box.x, box.y)
    }
  }
  return undefined
}

/** Returns an ink for the name, the words' own if possible. Returns undefined if none stands out enough. */
function inkOn(ground: string | undefined, own: string): string | undefined {
  const ink = ground && readableOn(ground, own, NAME_CONTRAST)
  return ink && contrastRatio(ink, ground) >= NAME_CONTRAST ? ink : undefined
}

/** Returns the color of the plane on which all of a box stands. Returns undefined on a picture, and over an edge. */
function groundUnder({ canvas }: ComposeContext, composed: readonly Layer[], box: Box): string | undefined {
  const around = grow(box, box.height / 2)
  const points = [0, 0.5, 1].flatMap((down) =>
    [0, 0.25, 0.5, 0.75, 1].map((across): Point => [around.x + across * around.width, around.y + down * around.height]),
  )
  const [first, ...others] = points.map((point) => groundAt(composed, composed.length, point, canvas))
  return first !== undefined && others.every((ground) => ground === first) ? colorOfLayer(composed[first]!) : undefined
}
