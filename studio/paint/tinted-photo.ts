import type { Layout, PhotoLayer, BackdropLayer } from '../layers/layout.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { paintOver } from './paint-over.ts'
import { drawOut, keptPlaces, type Room } from './product-distance.ts'
import type { Canvas } from './surface.ts'
import { paintTinted } from './tint-ground.ts'

/**
 * Tints a photo's plain ground with the ad's colors. `photo` is the part of it that is shown, scaled for this layer
 * alone.
 */
export function paintTint(layer: PhotoLayer, photo: Canvas, pixels: Pixels, layout: Layout): Canvas {
  const { seamless, room } = asSeamless(layer, pixels)
  const ctx = photo.getContext('2d')
  const drawn = drawOut(seamless, room, pixels)
  paintTinted(ctx, seamless, room, drawn)
  // No words stand on it, so no line has to step back.
  paintOver(ctx, seamless, { ...layout, ...room, layers: [] }, drawn)
  return photo
}

/** Returns a function that is true for a point of the canvas that is left as it was photographed. */
export function keptOfTinted(layer: PhotoLayer, pixels: Pixels): (x: number, y: number) => boolean {
  const { seamless, room } = asSeamless(layer, pixels)
  const kept = keptPlaces(seamless, room, pixels)
  return (x, y) => kept(x - layer.box.x, y - layer.box.y)
}

/** Side of a cell of the field. A picture is smaller than an ad, and needs fewer of them. */
const CELL_PX = 9
const MIN_CELLS = 48
const MAX_CELLS = 112

interface Framed {
  seamless: BackdropLayer
  room: Room
}

/** Framed grounds by layer: painting and inspection ask for the same. */
const framed = new WeakMap<PhotoLayer, Framed>()

/** Returns the crop as a seamless ground of its own, whose canvas is the box in which the crop is shown. */
function asSeamless(layer: PhotoLayer, pixels: Pixels): Framed {
  const known = framed.get(layer)
  if (known) return known
  const { crop, box } = layer
  const { product, ...tint } = layer.tint!
  const [scaleX, scaleY] = [box.width / crop.width, box.height / crop.height]
  const seamless: BackdropLayer = {
    kind: 'backdrop',
    photo: layer.photo,
    ...tint,
    box: {
      x: -crop.x * scaleX,
      y: -crop.y * scaleY,
      width: pixels.widthPx * scaleX,
      height: pixels.heightPx * scaleY,
    },
    keep: {
      x: (product.x - crop.x) * scaleX,
      y: (product.y - crop.y) * scaleY,
      width: product.width * scaleX,
      height: product.height * scaleY,
    },
  }
  const cells = Math.min(MAX_CELLS, Math.max(MIN_CELLS, Math.max(seamless.box.width, seamless.box.height) / CELL_PX))
  const made = { seamless, room: { widthPx: box.width, heightPx: box.height, cells: Math.round(cells) } }
  framed.set(layer, made)
  return made
}
