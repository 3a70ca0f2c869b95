import sharp from 'sharp'
import { isFullyOpaque } from '#contract/pictures/is-fully-opaque.ts'
import { cropPixels, type Pixels } from '#studio/index.ts'

/** Straight RGBA of a box. */
export interface RawPicture {
  box: { x: number; y: number; width: number; height: number }
  rgba: Uint8ClampedArray
}

/** Encodes pixels without a loss. */
export async function encodePng({ box, rgba }: RawPicture): Promise<Buffer> {
  return rawPicture(rgba, box).png({ compressionLevel: 9 }).toBuffer()
}

/** Encodes pixels with at most 256 colors, for a picture with transparent parts that has to be light. */
export async function encodeLightPng({ box, rgba }: RawPicture): Promise<Buffer> {
  return rawPicture(rgba, box).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
}

export async function encodeAsJpeg({ box, rgba }: RawPicture, quality: number): Promise<Buffer> {
  const options = { quality, mozjpeg: true, ...(quality >= 80 && { chromaSubsampling: '4:4:4' }) }
  return rawPicture(rgba, box).removeAlpha().jpeg(options).toBuffer()
}

/** JPEG quality at which the loss of a ground cannot be seen. */
export const GROUND_QUALITY = 95

/** Encodes pixels for a document: as JPEG if nothing can be seen through them, otherwise without a loss. */
export async function encodeForDocument(picture: RawPicture): Promise<{ type: string; bytes: Buffer }> {
  return isFullyOpaque(picture.rgba)
    ? { type: 'image/jpeg', bytes: await encodeAsJpeg(picture, GROUND_QUALITY) }
    : { type: 'image/png', bytes: await encodePng(picture) }
}

export function rawPicture(rgba: Uint8ClampedArray, { width, height }: { width: number; height: number }) {
  const { buffer, byteOffset, byteLength } = rgba
  return sharp(Buffer.from(buffer, byteOffset, byteLength), { raw: { width, height, channels: 4 } })
}

/** Cuts a box of whole pixels out of a picture. */
export function cutOut(pixels: Pixels, box: RawPicture['box']): RawPicture {
  return { box, rgba: cropPixels(pixels, box).data }
}

export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

/** Lays straight RGBA over an opaque picture, in place. */
export function layOver(data: Uint8ClampedArray, widthPx: number, { box, rgba }: RawPicture): void {
  for (let row = 0; row < box.height; row += 1) {
    for (let column = 0; column < box.width; column += 1) {
      const from = 4 * (row * box.width + column)
      const to = 4 * ((box.y + row) * widthPx + box.x + column)
      const alpha = rgba[from + 3]! / 255
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] = rgba[from + channel]! * alpha + data[to + channel]! * (1 - alpha)
      data[to + 3] = Math.max(data[to + 3]!, rgba[from + 3]!)
    }
  }
}
