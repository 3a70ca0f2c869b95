import { createCanvas, ImageData } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Box } from '#contract/ads/report.ts'
import type { Ad, Layout, StudiedPhoto } from '#studio/index.ts'
import { heroLayerOf, turnedBounds, toWholePixels } from './layers.ts'
import type { NumberPlane } from './gaussian-blur.ts'
import { erode, type BinaryMask } from './mask.ts'
import { decodePicture, grayOf, type MeasuredPicture } from './picture.ts'
import type { PlacedMatte } from './placed-matte.ts'
import { turnAbout } from './run-ink.ts'
import { structuralSimilarity } from './ssim.ts'

/**
 * Erosion for the comparison: the rim mixes with the ground, so only pixels this far inside are surely the product's
 * own.
 */
const ERODED_PX = 3
const OPAQUE = 250

export interface ProductFidelity {
  /** Structural similarity with the photo's own pixels; undefined if the product is too small to have an inside. */
  similarity: number | undefined
  /** 0 if width and height were scaled alike. */
  distortion: number
  /** Painted pixels for one of the photo's. */
  enlargement: number
}

/** Warps the user's photo to its place, and compares it with the finished picture inside the product. */
export async function measureFidelity(
  { layout, report }: Ad,
  picture: MeasuredPicture,
  photos: readonly StudiedPhoto[],
  matte: PlacedMatte | undefined,
): Promise<ProductFidelity | undefined> {
  const place = findPlace(layout, photos)
  if (!place || !matte) return undefined
  const wanted = putIn(picture, matte, await warp(photos[place.photo]!, place))
  const similarity = await similarityOf(picture, wanted, matte, report.quality)
  const { box, source } = place
  const stretch = Math.abs(box.width / source.width / (box.height / source.height) - 1)
  return {
    similarity,
    // Half a pixel of each side is the rounding to whole ones.
    distortion: Math.max(0, stretch - 0.5 / box.width - 0.5 / box.height),
    enlargement: Math.max((box.width - 0.5) / source.width, (box.height - 0.5) / source.height),
  }
}

interface Place {
  photo: number
  /** Box on the canvas, before it is turned. */
  box: Box
  /** Box in the photo. */
  source: Box
  rotation: number
}

function findPlace(layout: Layout, photos: readonly StudiedPhoto[]): Place | undefined {
  const hero = heroLayerOf(layout)
  if (!hero) return undefined
  if (hero.kind === 'photo') return { photo: hero.photo, box: hero.box, source: hero.crop, rotation: 0 }
  const { pixels, study } = photos[hero.photo]!
  const all = { x: 0, y: 0, width: pixels.widthPx, height: pixels.heightPx }
  if (hero.kind === 'backdrop') return { photo: hero.photo, box: hero.box, source: all, rotation: 0 }
  const source = study.productBox
  return source && { photo: hero.photo, ...hero.placement, source }
}

interface Warped {
  frame: Box
  /** RGBA. */
  data: Uint8ClampedArray
}

/** Warps the user's photo, not the studio's cut-out of it: scaled once and turned. */
async function warp({ pixels }: StudiedPhoto, { box, source, rotation }: Place): Promise<Warped> {
  const raw = { width: pixels.widthPx, height: pixels.heightPx, channels: 4 as const }
  const [left, top] = [Math.round(source.x), Math.round(source.y)]
  const [width, height] = [Math.round(box.width), Math.round(box.height)]
  const scaled = await sharp(Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength), { raw })
    .extract({
      left,
      top,
      width: Math.min(Math.round(source.width), pixels.widthPx - left),
      height: Math.min(Math.round(source.height), pixels.heightPx - top),
    })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const image = createCanvas(width, height)
  image.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(scaled), width, height), 0, 0)
  const frame = toWholePixels(turnedBounds(box, rotation), 1)
  const ctx = createCanvas(frame.width, frame.height).getContext('2d')
  ctx.translate(-frame.x, -frame.y)
  // Upright and in whole pixels nothing needs smoothing; a canvas asked for high quality would soften it all the same.
  ctx.imageSmoothingEnabled = rotation !== 0
  ctx.imageSmoothingQuality = 'high'
  turnAbout(ctx, box, rotation, () => ctx.drawImage(image, box.x, box.y))
  return { frame, data: ctx.getImageData(0, 0, frame.width, frame.height).data }
}

/** Returns the finished picture with the photo's own pixels wherever the product is opaque. */
function putIn(picture: MeasuredPicture, { alpha }: PlacedMatte, { frame, data }: Warped): MeasuredPicture {
  const together = new Uint8Array(picture.data)
  for (let row = 0; row < frame.height; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      const [x, y] = [frame.x + column, frame.y + row]
      const index = y * picture.widthPx + x
      if (x < 0 || y < 0 || x >= picture.widthPx || y >= picture.heightPx || alpha[index]! < OPAQUE) continue
      const from = (row * frame.width + column) * 4
      together.set(data.subarray(from, from + 3), index * 3)
    }
  }
  return { ...picture, data: together }
}

/** Similarity from which a file is so like the photo that its compression need not be discounted. */
const LIKE = 0.985

/**
 * Returns the file's similarity to the photo, as a share of that of the photo's own pixels after the same compression.
 */
async function similarityOf(
  picture: MeasuredPicture,
  wanted: MeasuredPicture,
  matte: PlacedMatte,
  quality: number,
): Promise<number | undefined> {
  const ofFile = similarityInside(picture, wanted, matte)
  if (ofFile === undefined || ofFile >= LIKE) return ofFile
  const ofPhoto = similarityInside(await throughJpeg(wanted, quality), wanted, matte)!
  return Math.min(1, ofFile / ofPhoto)
}

/**
 * Compresses a picture: a file cannot show a photo more exactly than its compression permits, and that is due to the
 * format, not to the painting.
 */
async function throughJpeg({ data, widthPx, heightPx }: MeasuredPicture, quality: number): Promise<MeasuredPicture> {
  const raw = { width: widthPx, height: heightPx, channels: 3 as const }
  return decodePicture(await sharp(data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer())
}

/** Returns the similarity in the part of the canvas that the product takes. */
function similarityInside(first: MeasuredPicture, second: MeasuredPicture, { alpha }: PlacedMatte): number | undefined {
  const { widthPx, heightPx } = first
  const opaque = alpha.map((value) => (value >= OPAQUE ? 1 : 0))
  const sure = erode({ widthPx, heightPx, data: opaque }, ERODED_PX)
  const box = boundsOf(sure)
  if (!box) return undefined
  const [a, b] = [first, second].map((picture) => asPlane(cut(grayOf(picture).data, widthPx, box), box)) as [
    NumberPlane,
    NumberPlane,
  ]
  return structuralSimilarity(a, b, cut(sure.data, widthPx, box))
}

/** Returns the upright box round everything in a mask. */
function boundsOf({ data, widthPx }: BinaryMask): Box | undefined {
  if (!data.includes(1)) return undefined
  const [top, bottom] = [Math.floor(data.indexOf(1) / widthPx), Math.floor(data.lastIndexOf(1) / widthPx) + 1]
  let [left, right] = [widthPx, 0]
  for (let y = top; y < bottom; y += 1) {
    const row = data.subarray(y * widthPx, (y + 1) * widthPx)
    const first = row.indexOf(1)
    if (first >= 0) left = Math.min(left, first)
    right = Math.max(right, row.lastIndexOf(1) + 1)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function cut(data: Uint8Array, widthPx: number, { x, y, width, height }: Box): Uint8Array {
  const part = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * widthPx + x
    part.set(data.subarray(start, start + width), row * width)
  }
  return part
}

function asPlane(data: Uint8Array, { width, height }: Box): NumberPlane {
  return { widthPx: width, heightPx: height, data: new Float32Array(data) }
}
