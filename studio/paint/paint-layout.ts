import type { Box } from '#contract/ads/report.ts'
import { overlap } from '../basics/boxes.ts'
import { photoOf } from '../layers/placement.ts'
import { grow, rotatedBounds, shapeBounds } from '../layers/box.ts'
import type { BackdropLayer, Layer, Layout, PhotoLayer, StandingLayer, TextLayer } from '../layers/layout.ts'
import type { Logo } from '../photo/clean-logo.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import { paintFoliage } from './paint-foliage.ts'
import { paintGlass, paintGrain, paintMesh, paintWindowLight } from './paint-light.ts'
import { paintMaterial } from './paint-material.ts'
import { paintConfetti, paintHalftone } from './paint-motif.ts'
import { paintPlinth } from './paint-plinth.ts'
import {
  paintLogo,
  paintPhoto,
  paintProduct,
  paintProductShadow,
  paintReflection,
  resizedCanvas,
} from './paint-product.ts'
import { paintRays } from './paint-rays.ts'
import { paintScene } from './paint-scene.ts'
import { paintShape } from './paint-shape.ts'
import { seenParts } from './seen-parts.ts'
import { paintBackdrop, visiblePart } from './paint-backdrop.ts'
import { resizedPart } from './resized-part.ts'
import { paintText } from './paint-text.ts'
import { paintTint } from './tinted-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { type Canvas, type Context, newSurface, release, releasePixels } from './surface.ts'

/** The pixels behind a run of text at the moment before it was set. */
export interface Backdrop {
  layer: TextLayer
  /** The run's box, grown by a margin and clipped to the canvas; whole pixels. */
  box: Box
  /** RGBA. */
  data: Uint8ClampedArray
}

export interface PaintedAd {
  /** Pixels of the canvas after the last layer. They are read once, since each reading is a copy. */
  pixels: Pixels
  backdrops: Backdrop[]
}

/** Gives the memory of a painted ad back, which nobody looks at any more. */
export function releasePainted({ pixels, backdrops }: PaintedAd): void {
  releasePixels(pixels.data)
  for (const { data } of backdrops) releasePixels(data)
}

/** Paints a layout, layer by layer. The only asynchronous part is the resampling of photos. */
export async function paintLayout(
  layout: Layout,
  photos: readonly StudiedPhoto[],
  typesetter: Typesetter,
  { scene, logo }: { scene?: Pixels | undefined; logo?: Logo | undefined } = {},
): Promise<PaintedAd> {
  const { paint, end } = await prepareLayers(layout, photos, { scene, logo })
  const painted = paintLayers(layout, paint, typesetter)
  end()
  return painted
}

/** Paints a layout with the function of `prepareLayers`, and its runs of text. */
export function paintLayers(layout: Layout, paint: PaintLayer, typesetter: Typesetter): PaintedAd {
  const { canvas, ctx } = newSurface(layout.widthPx, layout.heightPx)
  const backdrops: Backdrop[] = []
  let waiting: TextLayer[] = []
  // Reading pixels makes the canvas draw all that is pending, so runs that nothing comes over are read together.
  const setWaiting = () => {
    backdrops.push(...waiting.map((layer) => captureBackdrop(ctx, layer, layout)))
    for (const layer of waiting) paintText(ctx, layer, typesetter)
    waiting = []
  }
  for (const [index, layer] of layout.layers.entries()) {
    if (layer.kind === 'text') {
      waiting.push(layer)
    } else {
      if (waiting.some((text) => mayTouch(layer, backdropBox(text, layout)))) setWaiting()
      paint(ctx, index)
    }
  }
  setWaiting()
  const { buffer, byteOffset, byteLength } = canvas.data()
  release(canvas)
  const data = new Uint8ClampedArray(buffer, byteOffset, byteLength)
  return { pixels: { data, widthPx: layout.widthPx, heightPx: layout.heightPx }, backdrops }
}

/** Paints the layer at this place of a layout, on any surface of the layout's size. Runs of text are left out. */
export type PaintLayer = (ctx: Context, index: number) => void

interface PreparedLayers {
  paint: PaintLayer
  /** Gives the memory of the pictures back, after which nothing more is painted. */
  end: () => void
}

/** Resamples the pictures of a layout, whose layers are then painted one at a time. */
export async function prepareLayers(
  layout: Layout,
  photos: readonly StudiedPhoto[],
  { scene, logo }: { scene?: Pixels | undefined; logo?: Logo | undefined },
): Promise<PreparedLayers> {
  const pictures = await resamplePictures(layout, photos, logo)
  const seen = seenParts(layout)
  const paint: PaintLayer = (ctx, index) => {
    const [layer, part] = [layout.layers[index]!, seen[index]!]
    if (layer.kind === 'text' || part.width === 0 || part.height === 0) return
    ctx.save()
    ctx.beginPath()
    ctx.rect(part.x, part.y, part.width, part.height)
    ctx.clip()
    paintLayer(ctx, layer, layout, { pictures, photos, scene, seen: part })
    ctx.restore()
  }
  return { paint, end: pictures.end }
}

function paintLayer(
  ctx: Context,
  layer: Exclude<Layer, TextLayer>,
  layout: Layout,
  {
    pictures,
    photos,
    scene,
    seen,
  }: { pictures: Pictures; photos: readonly StudiedPhoto[]; scene: Pixels | undefined; seen: Box },
): void {
  switch (layer.kind) {
    case 'shape':
      return paintShape(ctx, layer, layout)
    case 'mesh':
      return paintMesh(ctx, layer, layout)
    case 'grain':
      return paintGrain(ctx, layer, layout)
    case 'material':
      return paintMaterial(ctx, layer, layout)
    case 'halftone':
      return paintHalftone(ctx, layer, layout)
    case 'window-light':
      return paintWindowLight(ctx, layer)
    case 'glass':
      return paintGlass(ctx, layer, layout)
    case 'confetti':
      return paintConfetti(ctx, layer, layout)
    case 'rays':
      return paintRays(ctx, layer)
    case 'foliage':
      return paintFoliage(ctx, layer)
    case 'plinth':
      return paintPlinth(ctx, layer)
    case 'product-shadow':
      return paintProductShadow(ctx, layer, pictures.product(layer))
    case 'reflection':
      return paintReflection(ctx, layer, pictures.product(layer))
    case 'product':
      return paintProduct(ctx, layer, pictures.product(layer))
    case 'photo':
      return paintPhoto(ctx, layer, layout, shownPhoto(layer, layout, pictures.photo(layer), photos))
    case 'backdrop':
      return paintBackdrop(ctx, layer, layout, {
        photo: pictures.photo(layer),
        pixels: photos[layer.photo]!.pixels,
        seen,
      })
    case 'scene':
      return paintScene(ctx, layer, scene)
    case 'logo':
      return paintLogo(ctx, layer, pictures.logo())
  }
}

function shownPhoto(layer: PhotoLayer, layout: Layout, photo: Canvas, photos: readonly StudiedPhoto[]): Canvas {
  return layer.tint ? paintTint(layer, photo, photos[layer.photo]!.pixels, layout) : photo
}

interface Pictures {
  product(layer: StandingLayer): Canvas
  photo(layer: PhotoLayer | BackdropLayer): Canvas
  logo(): Canvas
  end(): void
}

/** Resamples each picture once for each size in which the layout shows it. */
async function resamplePictures(
  layout: Layout,
  photos: readonly StudiedPhoto[],
  logo: Logo | undefined,
): Promise<Pictures> {
  const products = new Map<string, Canvas>()
  const crops = new Map<PhotoLayer | BackdropLayer, Canvas>()
  let mark: Canvas | undefined
  const key = (layer: StandingLayer) => {
    const { width, height } = layer.placement.box
    return `${photoOf(layer)}: ${Math.round(width)}x${Math.round(height)}`
  }
  for (const layer of layout.layers) {
    if (layer.kind === 'product') {
      const product = photos[layer.photo]?.study.product
      if (!product) throw new Error('The layout places a product that was not cut out')
      const { box } = layer.placement
      if (!products.has(key(layer))) products.set(key(layer), await resizedCanvas(product, box.width, box.height))
    } else if (layer.kind === 'photo') {
      const photo = photos[layer.photo]
      if (!photo) throw new Error('The layout places a photo that the ad does not have')
      crops.set(layer, await resizedCanvas(photo.pixels, layer.box.width, layer.box.height, layer.crop))
    } else if (layer.kind === 'backdrop') {
      const { pixels } = photos[layer.photo]!
      crops.set(layer, await resizedPart(pixels, layer.box, visiblePart(layer.box, layout)))
    } else if (layer.kind === 'logo') {
      if (!logo) throw new Error('The layout places a logo that the ad does not have')
      mark = await resizedCanvas(logo.pixels, layer.box.width, layer.box.height)
    }
  }
  return {
    product: (layer) => products.get(key(layer))!,
    photo: (layer) => crops.get(layer)!,
    logo: () => mark!,
    end: () => [...products.values(), ...crops.values(), ...(mark ? [mark] : [])].forEach(release),
  }
}

/** Room round a run for the dilation with which its contrast is measured. */
const BACKDROP_MARGIN_PX = 3

function captureBackdrop(ctx: Context, layer: TextLayer, layout: Layout): Backdrop {
  const box = backdropBox(layer, layout)
  return { layer, box, data: ctx.getImageData(box.x, box.y, box.width, box.height).data }
}

function backdropBox(layer: TextLayer, layout: Layout): Box {
  const bounds = rotatedBounds(layer)
  // A run that lies off the canvas altogether still has a pixel to be measured by: the inspection finds it without ink.
  const x = Math.min(layout.widthPx - 1, Math.max(0, Math.floor(bounds.x - BACKDROP_MARGIN_PX)))
  const y = Math.min(layout.heightPx - 1, Math.max(0, Math.floor(bounds.y - BACKDROP_MARGIN_PX)))
  const right = Math.min(layout.widthPx, Math.ceil(bounds.x + bounds.width + BACKDROP_MARGIN_PX))
  const bottom = Math.min(layout.heightPx, Math.ceil(bounds.y + bounds.height + BACKDROP_MARGIN_PX))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/** Returns true if a layer may paint into a box. Plain shapes are measured; anything softer is assumed to. */
function mayTouch(layer: Layer, box: Box): boolean {
  if (layer.kind !== 'shape' || layer.blurPx) return true
  const bounds = shapeBounds(layer.shape)
  return bounds === undefined || overlap(grow(bounds, 1 + (layer.stroke?.widthPx ?? 0)), box) > 0
}
