import { bottom, overlap } from '../basics/boxes.ts'
import { type Box, middleOf, rotatedBounds, wholeOf } from './box.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Layer, Placement, ProductLayer, StandingLayer } from './layout.ts'

/** Limit of enlargement of a photo. */
export const MAX_ENLARGEMENT = 1.5

/** `alignX` is the share of the free width that lies before it, `rotation` in degrees. */
export type PlacementOptions = { anchor: 'foot' | 'center'; alignX?: number; rotation?: number }

/** Places the product as large as its zone allows, standing on the zone's floor or in its middle. */
export function placeProduct(
  study: PhotoStudy,
  zone: Box,
  { anchor, alignX = 0.5, rotation = 0 }: PlacementOptions,
): Placement {
  const product = study.product!
  const turned = rotatedBounds({ box: wholeOf(product), rotation })
  const scale = Math.min(zone.width / turned.width, zone.height / turned.height, MAX_ENLARGEMENT)
  const width = Math.round(product.widthPx * scale)
  const height = Math.round(product.heightPx * scale)
  const centerX = zone.x + (turned.width * scale) / 2 + alignX * (zone.width - turned.width * scale)
  const centerY = anchor === 'foot' ? bottom(zone) - (turned.height * scale) / 2 : middleOf(zone)[1]
  const box = { x: Math.round(centerX - width / 2), y: Math.round(centerY - height / 2), width, height }
  return { box, rotation, zone }
}

/**
 * Places the hero in a group of so many of its widths, as large as the zone allows, and returns the group's box too.
 * `place` places the hero alone.
 */
export function placeForGroup(
  zone: Box,
  widths: number,
  place: (zone: Box) => Placement | undefined,
): { placement: Placement; box: Box } | undefined {
  const alone = place({ ...zone, width: zone.width / widths })
  if (!alone) return undefined
  const bounds = placedBounds(alone)
  // The space that the hero would leave free beside itself is left free beside the group.
  const x = zone.x + widths * (bounds.x - zone.x)
  const dx = Math.round(((widths - 1) * bounds.width) / 2 + x - bounds.x)
  const move = (box: Box): Box => ({ ...box, x: box.x + dx })
  const placement = { ...alone, box: move(alone.box), ...(alone.zone && { zone: move(alone.zone) }) }
  return { placement, box: { ...bounds, x, width: widths * bounds.width } }
}

/** Returns the upright box round a placed product. */
export function placedBounds(placement: Placement): Box {
  return rotatedBounds(placement)
}

/**
 * Returns the share of `box` (canvas pixels) that lies on opaque pixels of the placed product, from a grid of samples.
 */
export function productCover(study: PhotoStudy, placement: Placement, box: Box): number {
  if (!study.product || overlap(placedBounds(placement), box) === 0) return 0
  const alphaAt = productAlpha(study, placement)
  const columns = Math.max(8, Math.min(48, Math.round(box.width / 6)))
  const rows = Math.max(6, Math.min(48, Math.round(box.height / 6)))
  let covered = 0
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + ((column + 0.5) / columns) * box.width
      const y = box.y + ((row + 0.5) / rows) * box.height
      if (alphaAt(x, y) > 96) covered += 1
    }
  }
  return covered / (columns * rows)
}

/** Returns the height of the placed product's foot that holds this share of it, in canvas pixels. */
export function footHolding(study: PhotoStudy, placement: Placement, share: number): number {
  const bounds = placedBounds(placement)
  const step = bounds.height / FOOT_STEPS
  const strips = Array.from({ length: FOOT_STEPS }, (_, row) =>
    productCover(study, placement, { ...bounds, y: bounds.y + row * step, height: step }),
  ).reverse()
  let left = share * strips.reduce((sum, strip) => sum + strip, 0)
  const steps = strips.findIndex((strip) => (left -= strip) < 0)
  return steps < 0 ? bounds.height : steps * step
}
const FOOT_STEPS = 40

/**
 * Returns a function that gives the alpha (0 to 255) of the placed product under a canvas point. It is called thousands
 * of times for an ad.
 */
export function productAlpha(study: PhotoStudy, { box, rotation }: Placement): (x: number, y: number) => number {
  const { data, widthPx, heightPx } = study.product!
  const angle = (-rotation * Math.PI) / 180
  const [cos, sin] = rotation === 0 ? [1, 0] : [Math.cos(angle), Math.sin(angle)]
  const [centerX, centerY] = middleOf(box)
  // Glass is all but clear and a product all the same, and where it ends is not known.
  const isKnown = study.treatment !== 'multiply'
  return (x, y) => {
    const dx = x - centerX
    const dy = y - centerY
    const column = Math.floor(((dx * cos - dy * sin + box.width / 2) / box.width) * widthPx)
    const row = Math.floor(((dx * sin + dy * cos + box.height / 2) / box.height) * heightPx)
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return 0
    return isKnown ? data[(row * widthPx + column) * 4 + 3]! : 255
  }
}

/** Index of the hero: the ad's first photo. Every other photo that is shown only keeps it company. */
export const HERO_PHOTO = 0

/**
 * Returns the hero's cut-out, wherever it lies: companions are painted before it. Returns undefined if its photo is
 * shown whole.
 */
export function findHero(layers: readonly Layer[]): ProductLayer | undefined {
  return layers.find((layer) => layer.kind === 'product' && layer.part !== 'companion') as ProductLayer | undefined
}

/** Returns the cut-outs that stand with the hero. */
export function findCompanions(layers: readonly Layer[]): ProductLayer[] {
  return layers.filter((layer): layer is ProductLayer => layer.kind === 'product' && layer.part === 'companion')
}

export function isStandingLayer(layer: Layer): layer is StandingLayer {
  return layer.kind === 'product' || layer.kind === 'product-shadow' || layer.kind === 'reflection'
}

/** Returns the index of the photo that a cut-out, its shadow or its reflection is made of. */
export function photoOf(layer: StandingLayer): number {
  return layer.photo ?? HERO_PHOTO
}
