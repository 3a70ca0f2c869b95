import { bottom, right } from '../../basics/boxes.ts'
import { type Box, rounded, wholeOf } from '../../layers/box.ts'
import { calmRegions } from '../../photo/calm-regions.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { BackdropLayer } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'
import { tunedAlign } from './tuned-product.ts'
import { isCutOffAt } from './cut-off.ts'

export type BackdropPlace = Pick<BackdropLayer, 'box' | 'keep' | 'open'>

/**
 * Returns where the whole photo must lie for its product to fill a zone of the canvas. A product that leaves its photo
 * leaves the canvas at the same side. Returns undefined if that cannot be, or if nobody can tell what the product is.
 */
export function placeBackdrop(
  context: ComposeContext,
  zone: Box,
  options: { anchor: 'foot' | 'center'; alignX: number },
): BackdropPlace | undefined {
  const photo = context.photos[0]!
  const product = findShownProduct(photo)
  // A product that leaves the canvas under its words, or over its head, is a riddle.
  if (!product || isCutOffAt(context, 'top') || isCutOffAt(context, 'left')) return undefined
  const { widthPx, heightPx } = photo.pixels
  const { productBy = 1 } = context.tuned ?? {}
  const scale = productBy * Math.min(zone.width / product.width, zone.height / product.height, MAX_ENLARGEMENT)
  const width = product.width * scale
  const height = product.height * scale
  if (Math.max(width / context.canvas.widthPx, height / context.canvas.heightPx) < MIN_SHARE) return undefined
  const { canvas } = context
  const x = isCutOffAt(context, 'right')
    ? canvas.widthPx - (widthPx - product.x) * scale
    : zone.x + tunedAlign(context, options.alignX) * (zone.width - width)
  const inZone = options.anchor === 'foot' ? bottom(zone) - height : zone.y + (zone.height - height) / 2
  const y = standsOnEdge(context) ? canvas.footEdgePx - (heightPx - product.y) * scale : inZone
  const whole = { x: x - product.x * scale, y: y - product.y * scale, width: widthPx * scale, height: heightPx * scale }
  return { box: rounded(whole), keep: { x, y, width, height }, open: photo.study.touchesFrame }
}

/** Smallest share of its height that a low canvas shows of a product on a seamless ground of its own. */
const MIN_SHOWN = 0.56

/**
 * Returns the zone of a product on a low canvas, which it leaves at head and foot. Elsewhere, and if its photo cuts it
 * off, that is the room itself.
 */
export function nearZone(context: ComposeContext, room: Box): Box {
  const { canvas, photos } = context
  if (!canvas.isLow || photos[0]!.study.touchesFrame.length > 0) return room
  const height = canvas.heightPx / MIN_SHOWN
  return { ...room, y: (canvas.heightPx - height) / 2, height }
}

/**
 * Returns where a part of a photo lies on the canvas if the photo's crop (source pixels, as the part) fills a box
 * there.
 */
export function placedPart(part: Box, crop: Box, box: Box): Box {
  const scale = box.width / crop.width
  const [x, y] = [box.x + (part.x - crop.x) * scale, box.y + (part.y - crop.y) * scale]
  return { x, y, width: part.width * scale, height: part.height * scale }
}

/** A product that is smaller than this share of the canvas, both ways, is lost in its room. */
const MIN_SHARE = 0.22

/**
 * Returns true if the product must stand on the canvas's lower edge, because the photo cuts it (or its reflection) off
 * there.
 */
export function standsOnEdge(context: ComposeContext): boolean {
  return isCutOffAt(context, 'bottom')
}

/** Returns true if the photo shows a product on a plain ground: a seamless ground of its own, which can be extended. */
export function hasSeamlessGround(context: ComposeContext): boolean {
  return context.hero.kind.startsWith('plain') && shownAspect(context) !== undefined
}

/** Returns the width over height of what the photo shows, or undefined if nobody can tell what that is. */
export function shownAspect(context: ComposeContext): number | undefined {
  const product = findShownProduct(context.photos[0]!)
  return product && product.width / product.height
}

/** Cells each way in which something to be seen is searched for, and how busy (grey levels) such a cell is. */
const CELLS = 24
const BUSY_DEVIATION = 7
/** A thing that takes up more than this share of the photo's sides is no product on a ground. */
const SHOWN_MAX = 0.97

/**
 * Returns the product's box in the photo: as studied, else all that is not calm ground. Returns undefined if there is
 * none.
 */
export function findShownProduct({ pixels, study }: StudiedPhoto): Box | undefined {
  if (study.subject) return study.subject
  const { deviation } = calmRegions(pixels, wholeOf(pixels), CELLS, CELLS)
  const busy = [...deviation.keys()].filter((at) => deviation[at]! >= BUSY_DEVIATION)
  const [columns, rows] = [busy.map((at) => at % CELLS), busy.map((at) => Math.floor(at / CELLS))]
  const [x0, y0] = [Math.min(...columns), Math.min(...rows)]
  const [across, down] = [Math.max(...columns) - x0 + 1, Math.max(...rows) - y0 + 1]
  const [cellX, cellY] = [pixels.widthPx / CELLS, pixels.heightPx / CELLS]
  const box = { x: x0 * cellX, y: y0 * cellY, width: across * cellX, height: down * cellY }
  const isPart = right(box) - x0 < SHOWN_MAX * pixels.widthPx && box.height < SHOWN_MAX * pixels.heightPx
  return busy.length > 0 && isPart ? box : undefined
}
