import { bottom, overlap } from '../../basics/boxes.ts'
import { type Box, grow, lineBoxes, messageBox } from '../../layers/box.ts'
import { type Logo, logoContrast } from '../../photo/clean-logo.ts'
import { hexToRgb, relativeLuminance } from '../../color/luminance.ts'
import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import type { Direction } from '../../direction/direction.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { findHero, MAX_ENLARGEMENT, productCover } from '../../layers/placement.ts'
import { filled, rect } from '../../layers/fill.ts'
import type { Layer, LogoLayer } from '../../layers/layout.ts'
import { ROUND } from './call-to-action.ts'

/**
 * Side of a square with the area of the mark, in shares of the canvas's side: marks of every form look equally large by
 * area.
 */
const SIZE = { page: 0.12, low: 0.46 }
/**
 * Smallest height of a mark, in px. A wordmark on a tower is as wide as its page and so lower than elsewhere, and on a
 * phone's banner it is as high as the smallest capitals are: each is better signed so than not at all.
 */
const MIN_PX = { page: 24, narrow: 12, low: 12, phone: 7 }
/** Clear space around a mark, as a share of its height. */
const CLEAR_SHARE = 1 / 3

/** Returns true if the sign-off stands at the ad's end, as where it is low, and not at its foot. */
export function isSignedAtEnd({ isLow, shape }: Pick<Canvas, 'isLow' | 'shape'>): boolean {
  return isLow || shape === 'billboard'
}

export function minLogoPx(canvas: Canvas): number {
  if (canvas.shape === 'small-banner') return MIN_PX.phone
  if (canvas.shape === 'skyscraper') return MIN_PX.narrow
  return MIN_PX[canvas.isLow ? 'low' : 'page']
}

export function clearSpace({ height }: Pick<Box, 'height'>): number {
  return CLEAR_SHARE * height
}

/** Returns the ordinary height of a mark of this aspect. */
export function markHeight(canvas: Canvas, aspect: number): number {
  return (SIZE[canvas.isLow ? 'low' : 'page'] * canvas.side) / Math.sqrt(aspect)
}

/**
 * Returns the size of a logo in whole pixels: `by` times the ordinary one, and that `grown` times by the user's dial.
 * Returns undefined if it would be too small, or if its picture is too small for it.
 */
export function logoSize(
  canvas: Canvas,
  { pixels }: Logo,
  room: { width: number; height: number; by?: number; grown?: number },
): { width: number; height: number } | undefined {
  const aspect = pixels.widthPx / pixels.heightPx
  const min = minLogoPx(canvas)
  const wanted = (room.by ?? 1) * markHeight(canvas, aspect)
  const max = Math.min(room.height, room.width / aspect, MAX_ENLARGEMENT * pixels.heightPx)
  const height = Math.floor(Math.min((room.grown ?? 1) * Math.max(wanted, min), max))
  return height < min ? undefined : { width: Math.max(1, Math.round(height * aspect)), height }
}

/** Returns the multiple of the logo's ordinary size that the user chose. */
export function logoBy({ tuned }: Pick<ComposeContext, 'tuned'>): number {
  return tuned?.logoBy ?? 1
}

export function logoAt(direction: Direction, { keepsGround }: Logo, box: Box): LogoLayer & { part: 'logo' } {
  return { kind: 'logo', part: 'logo', box, radius: keepsGround ? plateRadius(direction, box) : 0 }
}

/**
 * Makes the plate behind a mark that could not be made out, in the color of the ad's paper or ink, whichever shows it
 * better.
 */
export function logoPlate(direction: Direction, logo: Logo, box: Box): Layer {
  const air = (share: number) => Math.round(share * clearSpace(box))
  const [across, down] = [air(PLATE_AIR.across), air(PLATE_AIR.down)]
  const { x, y, width, height } = box
  const plate = { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down }
  const color = groundFor(logo, [direction.colors.ground, direction.colors.ink])
  return filled(rect(plate, plateRadius(direction, plate)), color, { part: 'logo' })
}

/** Padding of a plate in shares of the clear space: beside a word it takes more than over it to look the same. */
const PLATE_AIR = { across: 1.3, down: 0.85 }

/**
 * Returns the first ground on which the mark shows well. If there is none, returns nearly white or nearly black of the
 * first ground's hue, whichever shows it better.
 */
export function groundFor(logo: Logo, grounds: readonly string[]): string {
  const { h } = hexToOklch(grounds[0]!)
  const shown = (hex: string) => logoContrast(logo, relativeLuminance(...hexToRgb(hex)))
  return (
    grounds.find((hex) => shown(hex) >= WELL_SHOWN) ??
    [oklchToHex(0.97, 0.01, h), oklchToHex(0.2, 0.03, h)].toSorted((first, second) => shown(second) - shown(first))[0]!
  )
}

/** Contrast from which a mark needs no plate (see logoContrast). */
const WELL_SHOWN = 3

/**
 * Returns the radius of a plate's corners, rounded as the style rounds its calls to action, but never a button's pill.
 */
function plateRadius(direction: Direction, { height }: Box): number {
  return Math.round(Math.min(0.22, 0.75 * ROUND[direction.style]) * height)
}

/** Sizes that a mark tries in turn where the corners are full, and the largest share of the width that it takes. */
export const CORNER_STEPS = [1, 0.85, 0.72]
export const CORNER_WIDEST = 0.4

/** Places the mark in a corner of the page that the composition leaves free. Returns undefined if there is none. */
export function cornerLogo(context: ComposeContext, composed: readonly Layer[]): LogoLayer | undefined {
  const { canvas, logo, direction } = context
  for (const by of CORNER_STEPS) {
    const room = { width: CORNER_WIDEST * canvas.widthPx, height: canvas.heightPx, by, grown: logoBy(context) }
    const size = logoSize(canvas, logo!, room)
    if (!size) continue
    const free = corners(canvas, size).find((box) => isFree(context, composed, box))
    if (free) return logoAt(direction, logo!, free)
  }
  return undefined
}

/** Lists the corners in the order tried: first across from the beginning of the words, where the page is emptiest. */
export function corners(canvas: Canvas, size: { width: number; height: number }): Box[] {
  const { x, width, top, baseline } = pageOf(canvas)
  const [start, head] = [Math.round(x), Math.round(top)]
  const [end, foot] = [Math.round(x + width - size.width), Math.round(baseline - size.height)]
  return [
    { x: end, y: head, ...size },
    { x: start, y: head, ...size },
    { x: start, y: foot, ...size },
    { x: end, y: foot, ...size },
  ]
}

/** Returns true if a mark may stand in a box, with nothing of the composition near it. */
export function isFree({ hero, canvas }: ComposeContext, composed: readonly Layer[], box: Box): boolean {
  const clear = grow(box, clearSpace(box) + AIR_SHARE * canvas.side)
  const product = findHero(composed)
  if (product && productCover(hero, product.placement, clear) > 0) return false
  const isOff = (taken: Box) => overlap(taken, clear) === 0
  return composed.every((layer) => {
    switch (layer.kind) {
      case 'text':
        return layer.rotation === 0 ? lineBoxes(layer).every(isOff) : isOff(layer.box)
      case 'photo':
      case 'glass':
        return isOff(layer.box)
      case 'backdrop':
        return isOff(layer.keep)
      case 'plinth':
        return layer.steps.every(({ center: [, y], ry }) => y - ry > bottom(clear))
      default:
        return messageBox(layer).every(isOff)
    }
  })
}

/** Air beyond the clear space, in shares of the canvas's side, so that nothing nearly touches the mark. */
const AIR_SHARE = 0.02
