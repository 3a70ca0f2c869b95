import type { AdStyle } from '#contract/choices.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { isCalm } from '../../brief/thing-world.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, shrunk } from '../../layers/box.ts'
import { outlined, polygon, rect } from '../../layers/fill.ts'
import type { Layer, PhotoLayer, Point, Shape } from '../../layers/layout.ts'
import { edgeBand } from '../sets/style-edge.ts'
import { placedPart } from './backdrop-place.ts'
import { isMirrored } from './cut-off.ts'

/** Styles that cut a corner aslant. The others, and every ad in a calm tone, round it. */
const ASLANT: readonly AdStyle[] = ['bold', 'corporate']

/**
 * Largest share of a photo's shorter side that a corner loses, and what it loses if nobody knows what the photo shows.
 */
const MAX_SHARE = { round: 0.5, aslant: 0.3 }
const UNKNOWN = 0.12
/** Share of its box that counts as filled: what a photo shows seldom fills the corners of its own. */
const FULL = 0.9

/** A corner of a photo. It is inside if neither of its sides lies on the canvas's edge. */
type Corner = Record<'isAtEnd' | 'isAtFoot' | 'isInside', boolean>

/**
 * Returns the form in which a photo is seen that is smaller than its part of the canvas: the corners within the canvas
 * are cut or rounded as far as what the photo shows allows. Returns undefined if no corner lies there.
 */
export function cutCorners(context: ComposeContext, photo: PhotoLayer): Shape | undefined {
  const { canvas, direction } = context
  const { box } = photo
  const [isFromStart, isToEnd] = [box.x <= 0, right(box) >= canvas.widthPx]
  const [isFromTop, isToFoot] = [box.y <= 0, bottom(box) >= canvas.footEdgePx]
  const corner = (isAtEnd: boolean, isAtFoot: boolean): Corner => {
    const isOnEdge = (isAtEnd ? isToEnd : isFromStart) || (isAtFoot ? isToFoot : isFromTop)
    return { isAtEnd, isAtFoot, isInside: !isOnEdge }
  }
  const corners = [corner(false, false), corner(true, false), corner(true, true), corner(false, true)]
  const inside = corners.filter(({ isInside }) => isInside)
  if (inside.length === 0) return undefined
  const form = ASLANT.includes(direction.style) && !isCalm(direction) ? 'aslant' : 'round'
  const shorter = Math.min(box.width, box.height)
  const shown = shownBox(context, photo)
  const size = shown
    ? Math.min(MAX_SHARE[form] * shorter, ...inside.map((one) => largestCut(form, one, box, shown)))
    : UNKNOWN * shorter
  if (form === 'aslant') return polygon(corners.flatMap((one) => cutPoints(box, one, size)))
  // Corners on the canvas's edges are rounded beyond it.
  const [left, over] = [isFromStart ? size : 0, isFromTop ? size : 0]
  const width = left + box.width + (isToEnd ? size : 0)
  const height = over + box.height + (isToFoot ? size : 0)
  return rect({ x: box.x - left, y: box.y - over, width, height }, size)
}

/** Returns a photo with such corners, and the style's band along it. */
export function corneredPhoto(context: ComposeContext, photo: PhotoLayer): Layer[] {
  // What is cut out already has no corners.
  const clip = context.hero.kind === 'transparent' ? undefined : cutCorners(context, photo)
  if (!clip) return [photo]
  const band = edgeBand(context)
  return [...(band ? [outlined(clip, band)] : []), { ...photo, clip }]
}

/**
 * Returns the radius, or the length along each side, of the largest cut at a corner that touches nothing of what is
 * shown.
 */
function largestCut(form: 'round' | 'aslant', { isAtEnd, isAtFoot }: Corner, box: Box, shown: Box): number {
  const across = Math.max(0, isAtEnd ? right(box) - right(shown) : shown.x - box.x)
  const down = Math.max(0, isAtFoot ? bottom(box) - bottom(shown) : shown.y - box.y)
  return across + down + (form === 'round' ? Math.sqrt(2 * across * down) : 0)
}

/** Lists the points of a corner, clockwise. */
function cutPoints(box: Box, { isAtEnd, isAtFoot, isInside }: Corner, size: number): Point[] {
  const [x, y] = [isAtEnd ? right(box) : box.x, isAtFoot ? bottom(box) : box.y]
  if (!isInside) return [[x, y]]
  const alongLevel: Point = [x + (isAtEnd ? -size : size), y]
  const alongSide: Point = [x, y + (isAtFoot ? -size : size)]
  return isAtEnd === isAtFoot ? [alongSide, alongLevel] : [alongLevel, alongSide]
}

/**
 * Returns the box of what is shown on the canvas, as the composition is written. If that is mirrored afterwards, the
 * photo is not.
 */
function shownBox(context: ComposeContext, { box, crop: written, cropMirrored }: PhotoLayer): Box | undefined {
  const { subject } = context.hero
  if (!subject) return undefined
  const part = shrunk(subject, FULL)
  if (!isMirrored(context)) return placedPart(part, written, box)
  const crop = cropMirrored ?? written
  const x = box.x + (right(crop) - right(part)) * (box.width / crop.width)
  return { ...placedPart(part, crop, box), x }
}
