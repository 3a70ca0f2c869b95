import { deflateSync, inflateSync } from 'node:zlib'
import type { PhotoStudy, Pixels } from '#studio/index.ts'
import { readStudyFile, type StudyFacts, type StudyFile, writeStudyFile } from './study-file.ts'

/**
 * Packs the study of a photo as bytes. The product's pixels are stored as their opacity, and the colors of those that
 * are not the photo's own: a rim, a shadow. That is a twentieth of a PNG of them, and faster to read
 * (docs/decisions/0071).
 */
export function packStudy(study: PhotoStudy, photo: Pixels): Uint8Array {
  const { product, refused, ...rest } = study
  const facts: StudyFacts = {
    ...rest,
    product: product && { widthPx: product.widthPx, heightPx: product.heightPx },
    refused: refused && { ...refused, mask: { widthPx: refused.mask.widthPx, heightPx: refused.mask.heightPx } },
  }
  const planes = [refused?.mask.data ?? EMPTY, product ? splitProduct(product, rest, photo) : EMPTY]
  return writeStudyFile({ facts, pixels: deflateSync(Buffer.concat(planes), { level: DEFLATE_LEVEL }) })
}

const EMPTY = new Uint8Array()

/**
 * Unpacks the study of this photo, to the byte as it was packed. Returns undefined if the bytes are no study of it, so
 * that it has to be made again.
 */
export function unpackStudy(bytes: Uint8Array, photo: Pixels): PhotoStudy | undefined {
  const file = readStudyFile(bytes)
  if (!file || !isOf(photo, file.facts)) return undefined
  const { product, refused, ...facts } = file.facts
  const planes = inflatePlanes(file)
  return {
    ...facts,
    product: product && joinProduct(planes.product, { ...facts, product }, photo),
    refused: refused && { ...refused, mask: { ...refused.mask, data: planes.refused } },
  }
}

/** Returns the opacity of each pixel of the product, a byte each, or undefined if nothing was cut out. */
export function unpackMatte(file: StudyFile): OpacityMask | undefined {
  const { product } = file.facts
  if (!product) return undefined
  const { widthPx, heightPx } = product
  return { widthPx, heightPx, alpha: inflatePlanes(file).product.subarray(0, widthPx * heightPx) }
}

/** Inflates the mask of a refused matte, and what is stored of the product's pixels. */
function inflatePlanes({ facts: { product, refused }, pixels }: StudyFile): Record<'refused' | 'product', Uint8Array> {
  const maskBytes = refused ? refused.mask.widthPx * refused.mask.heightPx : 0
  const productBytes = product ? PRODUCT_PLANES * product.widthPx * product.heightPx : 0
  const planes = inflateSync(pixels, { maxOutputLength: Math.max(1, maskBytes + productBytes) })
  // A copy, so that keeping the mask does not keep the rest in memory.
  return { refused: new Uint8Array(planes.subarray(0, maskBytes)), product: planes.subarray(maskBytes) }
}

/** Most bytes per pixel: its opacity, the source of its color, and the color in three. */
const PRODUCT_PLANES = 5

export interface OpacityMask {
  widthPx: number
  heightPx: number
  alpha: Uint8Array
}

function isOf(photo: Pixels, { widthPx, heightPx, product, productBox: box }: StudyFacts): boolean {
  if (widthPx !== photo.widthPx || heightPx !== photo.heightPx) return false
  if (!product) return true
  const sameSize = box?.width === product.widthPx && box.height === product.heightPx
  return sameSize && box.x >= 0 && box.y >= 0 && box.x + box.width <= widthPx && box.y + box.height <= heightPx
}

/** Compression level; the next ones save a tenth more in several times the time. */
const DEFLATE_LEVEL = 4

/** Sources of a product pixel's color. */
const FROM_PHOTO = 0
const BLACK = 1
const OWN = 2

const COLOR = 0xffffff
const ALPHA_BITS = 24

/**
 * Splits the product into the opacity of each pixel, the source of its color, and the colors of its own, in three bytes
 * each.
 */
function splitProduct(product: Pixels, study: Pick<PhotoStudy, 'productBox'>, photo: Pixels): Uint8Array {
  const pixels = wordsOf(product)
  const planes = new Uint8Array(PRODUCT_PLANES * pixels.length)
  let own = 2 * pixels.length
  eachPixel(product, study, photo, (at, inPhoto) => {
    const pixel = pixels[at]!
    const color = pixel & COLOR
    const source = color === (inPhoto & COLOR) ? FROM_PHOTO : color === 0 ? BLACK : OWN
    planes[at] = pixel >>> ALPHA_BITS
    planes[pixels.length + at] = source
    if (source !== OWN) return
    planes[own++] = color
    planes[own++] = color >>> 8
    planes[own++] = color >>> 16
  })
  return planes.subarray(0, own)
}

function joinProduct(
  planes: Uint8Array,
  { product, productBox }: { product: { widthPx: number; heightPx: number } } & Pick<PhotoStudy, 'productBox'>,
  photo: Pixels,
): Pixels {
  const pixels = new Uint32Array(product.widthPx * product.heightPx)
  let own = 2 * pixels.length
  eachPixel(product, { productBox }, photo, (at, inPhoto) => {
    const source = planes[pixels.length + at]
    let color = source === FROM_PHOTO ? inPhoto & COLOR : 0
    if (source === OWN) color = planes[own++]! | (planes[own++]! << 8) | (planes[own++]! << 16)
    pixels[at] = color | (planes[at]! << ALPHA_BITS)
  })
  return { ...product, data: new Uint8ClampedArray(pixels.buffer) }
}

/** Visits each pixel of the product by its index, with the index of the photo's pixel in its place. */
function eachPixel(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { productBox }: Pick<PhotoStudy, 'productBox'>,
  photo: Pixels,
  see: (at: number, inPhoto: number) => void,
): void {
  const { x: left, y: top } = productBox!
  const pixels = wordsOf(photo)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const row = (top + y) * photo.widthPx + left
    for (let x = 0; x < widthPx; x += 1, at += 1) see(at, pixels[row + x]!)
  }
}

function wordsOf({ data: { buffer, byteOffset, byteLength } }: Pixels): Uint32Array {
  if (byteOffset % 4 === 0) return new Uint32Array(buffer, byteOffset, byteLength / 4)
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}
