import type { Box } from '#contract/report.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Placement } from './layout.ts'

/** STUDIO.md: a photo is enlarged at most this much. */
export const MAX_ENLARGEMENT = 1.5

/** The product as large as its zone allows, standing on the zone's floor or in its middle. Rotation in degrees. */
export function placeProduct(
  study: PhotoStudy,
  zone: Box,
  options: { anchor: 'foot' | 'center'; alignX?: number; rotation?: number } = { anchor: 'center' },
): Placement {
  const product = study.product!
  const rotation = options.rotation ?? 0
  const turned = turnedSize(product.widthPx, product.heightPx, rotation)
  const scale = Math.min(zone.width / turned.width, zone.height / turned.height, MAX_ENLARGEMENT)
  const width = Math.round(product.widthPx * scale)
  const height = Math.round(product.heightPx * scale)
  const alignX = options.alignX ?? 0.5
  const centerX = zone.x + (turned.width * scale) / 2 + alignX * (zone.width - turned.width * scale)
  const centerY =
    options.anchor === 'foot' ? zone.y + zone.height - (turned.height * scale) / 2 : zone.y + zone.height / 2
  return {
    box: { x: Math.round(centerX - width / 2), y: Math.round(centerY - height / 2), width, height },
    rotation,
    zone,
  }
}

function turnedSize(width: number, height: number, rotation: number): { width: number; height: number } {
  const angle = (Math.abs(rotation) * Math.PI) / 180
  return {
    width: width * Math.cos(angle) + height * Math.sin(angle),
    height: width * Math.sin(angle) + height * Math.cos(angle),
  }
}

/** The upright box round a placed product. */
export function placedBounds({ box, rotation }: Placement): Box {
  const turned = turnedSize(box.width, box.height, rotation)
  return {
    x: box.x + (box.width - turned.width) / 2,
    y: box.y + (box.height - turned.height) / 2,
    width: turned.width,
    height: turned.height,
  }
}

/** Share of `box` (canvas pixels) that lies on opaque pixels of the placed product, told from a grid of samples. */
export function productCover(study: PhotoStudy, placement: Placement, box: Box): number {
  const product = study.product
  if (!product) return 0
  const columns = Math.max(8, Math.min(48, Math.round(box.width / 6)))
  const rows = Math.max(6, Math.min(48, Math.round(box.height / 6)))
  let covered = 0
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + ((column + 0.5) / columns) * box.width
      const y = box.y + ((row + 0.5) / rows) * box.height
      if (productAlphaAt(study, placement, x, y) > 96) covered += 1
    }
  }
  return covered / (columns * rows)
}

/** Alpha (0 to 255) of the placed product under one canvas point. */
export function productAlphaAt(study: PhotoStudy, placement: Placement, x: number, y: number): number {
  const product = study.product!
  const { box, rotation } = placement
  const dx = x - (box.x + box.width / 2)
  const dy = y - (box.y + box.height / 2)
  let localX = dx + box.width / 2
  let localY = dy + box.height / 2
  // Asked thousands of times for an ad, nearly always of a product that stands upright.
  if (rotation !== 0) {
    const angle = (-rotation * Math.PI) / 180
    localX = dx * Math.cos(angle) - dy * Math.sin(angle) + box.width / 2
    localY = dx * Math.sin(angle) + dy * Math.cos(angle) + box.height / 2
  }
  const sourceX = Math.floor((localX / box.width) * product.widthPx)
  const sourceY = Math.floor((localY / box.height) * product.heightPx)
  if (sourceX < 0 || sourceY < 0 || sourceX >= product.widthPx || sourceY >= product.heightPx) return 0
  // Glass is all but clear and a product all the same; where it ends is not known.
  if (study.treatment === 'multiply') return 255
  return product.data[(sourceY * product.widthPx + sourceX) * 4 + 3]!
}
