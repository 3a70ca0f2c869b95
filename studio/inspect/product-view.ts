import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import { polygonHolds } from '../layout/own-colors/shape-holds.ts'
import { findCompanions, findHero, HERO_PHOTO, placedBounds } from '../layers/placement.ts'
import type { BackdropLayer, Layout, PhotoLayer, ProductLayer } from '../layers/layout.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import { keptPlaces } from '../paint/product-distance.ts'
import { keptOfTinted } from '../paint/tinted-photo.ts'

/** A picture of the ad as it lies on the canvas. */
export interface ShownPicture {
  layer: ProductLayer | PhotoLayer | BackdropLayer
  study: PhotoStudy
  /** The picture that is drawn: the cut-out, or the whole photo. */
  source: Pixels
  /** Upright bounds on the canvas. */
  bounds: Box
  /** Painted pixels for one source pixel, across and down. */
  scaleX: number
  scaleY: number
  /** The source pixel that lies under a canvas point; it may be outside the source. */
  sourceX(x: number, y: number): number
  sourceY(x: number, y: number): number
  /** Returns true for a point that is kept as it is. Set if only a part of the source is kept. */
  isKept?: ((x: number, y: number) => boolean) | undefined
}

/** Lists the hero's picture, and those of the cut-outs that stand with it. */
export function shownPictures(layout: Layout, photos: readonly StudiedPhoto[]): ShownPicture[] {
  const hero = findHero(layout.layers)
  const products = [...(hero ? [hero] : []), ...findCompanions(layout.layers)]
  const whole = layout.layers.filter((layer) => layer.kind === 'photo')
  const backdrops = layout.layers.filter((layer) => layer.kind === 'backdrop')
  return [
    ...products.map((layer) => showProduct(layer, photos[layer.photo]!)),
    ...whole.map((layer) => showPhoto(layer, photos[layer.photo]!)),
    ...backdrops.map((layer) => showBackdrop(layer, layout, photos[layer.photo]!)),
  ]
}

/** Returns the hero's picture, or undefined if the layout shows none. */
export function heroPicture(layout: Layout, photos: readonly StudiedPhoto[]): ShownPicture | undefined {
  return shownPictures(layout, photos).find(({ layer }) => layer.photo === HERO_PHOTO)
}

function showProduct(layer: ProductLayer, { study }: StudiedPhoto): ShownPicture {
  const source = study.product!
  const { box, rotation } = layer.placement
  const [scaleX, scaleY] = [box.width / source.widthPx, box.height / source.heightPx]
  const angle = (-rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2]
  return {
    layer,
    study,
    source,
    bounds: placedBounds(layer.placement),
    scaleX,
    scaleY,
    sourceX: (x, y) => ((x - centerX) * cos - (y - centerY) * sin + box.width / 2) / scaleX,
    sourceY: (x, y) => ((x - centerX) * sin + (y - centerY) * cos + box.height / 2) / scaleY,
  }
}

function showPhoto(layer: PhotoLayer, { study, pixels }: StudiedPhoto): ShownPicture {
  const { box, crop } = layer
  const [scaleX, scaleY] = [box.width / crop.width, box.height / crop.height]
  return {
    layer,
    study,
    source: pixels,
    bounds: box,
    scaleX,
    scaleY,
    sourceX: (x) => (x - box.x) / scaleX + crop.x,
    sourceY: (_, y) => (y - box.y) / scaleY + crop.y,
    isKept: keptOfPhoto(layer, pixels),
  }
}

function keptOfPhoto(layer: PhotoLayer, pixels: Pixels): ShownPicture['isKept'] {
  const kept = layer.tint && keptOfTinted(layer, pixels)
  if (!kept) return layer.fade || layer.clip ? (x, y) => showsWhole(layer, x, y) : undefined
  return (x, y) => kept(x, y) && showsWhole(layer, x, y)
}

/**
 * Returns true if a photo that fades at its sides or is cut by an edge is shown whole at a point of the canvas. Of
 * forms that cut it, only polygons are looked at: within any other one, as a wave, it returns false.
 */
function showsWhole({ box, fade = {}, clip }: PhotoLayer, x: number, y: number): boolean {
  const inside =
    x >= box.x + (fade.left ?? 0) &&
    x <= right(box) - (fade.right ?? 0) &&
    y >= box.y + (fade.top ?? 0) &&
    y <= bottom(box) - (fade.bottom ?? 0)
  return inside && (!clip || (clip.type === 'polygon' && polygonHolds(clip.points, [x, y])))
}

/** Shows a photo whose ground was extended: what counts is the part that stays the photo's. */
function showBackdrop(layer: BackdropLayer, layout: Layout, { study, pixels }: StudiedPhoto): ShownPicture {
  const { box, keep } = layer
  const [scaleX, scaleY] = [box.width / pixels.widthPx, box.height / pixels.heightPx]
  return {
    layer,
    study,
    source: pixels,
    bounds: keep,
    scaleX,
    scaleY,
    sourceX: (x) => (x - box.x) / scaleX,
    sourceY: (_, y) => (y - box.y) / scaleY,
    isKept: keptPlaces(layer, layout, pixels),
  }
}

/** Returns the alpha (0 to 255) of the source under one canvas point. */
export function alphaAt(picture: ShownPicture, x: number, y: number): number {
  const { source } = picture
  if (picture.isKept && !picture.isKept(x, y)) return 0
  const column = Math.floor(picture.sourceX(x, y))
  const row = Math.floor(picture.sourceY(x, y))
  if (column < 0 || row < 0 || column >= source.widthPx || row >= source.heightPx) return 0
  return source.data[(row * source.widthPx + column) * 4 + 3]!
}

/** Lists opaque points of a picture on a grid of the canvas, on and beyond it: its real shape, however it is turned. */
export function opaquePoints(picture: ShownPicture, columns = 40): [x: number, y: number][] {
  const { bounds } = picture
  const step = Math.max(1, Math.max(bounds.width, bounds.height) / columns)
  const points: [number, number][] = []
  for (let y = bounds.y + step / 2; y < bounds.y + bounds.height; y += step) {
    for (let x = bounds.x + step / 2; x < bounds.x + bounds.width; x += step) {
      if (alphaAt(picture, x, y) >= 128) points.push([x, y])
    }
  }
  return points
}

/** Returns the subject's box on the canvas, or undefined if the study could not find it or the picture is turned. */
export function subjectBox({ layer, study, scaleX, scaleY }: ShownPicture): Box | undefined {
  if (layer.kind === 'backdrop') return layer.keep
  const { subject, productBox } = study
  if (!subject) return undefined
  const at = (origin: Box, place: Box): Box => ({
    x: place.x + (subject.x - origin.x) * scaleX,
    y: place.y + (subject.y - origin.y) * scaleY,
    width: subject.width * scaleX,
    height: subject.height * scaleY,
  })
  if (layer.kind === 'photo') return at(layer.crop, layer.box)
  return productBox && layer.placement.rotation === 0 ? at(productBox, layer.placement.box) : undefined
}
