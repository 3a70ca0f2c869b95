import sharp from 'sharp'

/** The painted picture as it is seen: RGB of 8 bits, three bytes a pixel. */
export interface MeasuredPicture {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** One number from 0 to 255 a pixel. */
export interface GrayPicture {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

export async function decodePicture(bytes: Uint8Array): Promise<MeasuredPicture> {
  const image = sharp(bytes).toColourspace('srgb').removeAlpha().raw({ depth: 'uchar' })
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { widthPx: info.width, heightPx: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

/** Converts to Rec. 601 luma, rounded to 8 bits as the agency ads' figures are. */
export function grayOf({ widthPx, heightPx, data }: MeasuredPicture): GrayPicture {
  const grey = new Uint8Array(widthPx * heightPx)
  for (let index = 0, offset = 0; index < grey.length; index += 1, offset += 3) {
    grey[index] = Math.round(0.299 * data[offset]! + 0.587 * data[offset + 1]! + 0.114 * data[offset + 2]!)
  }
  return { widthPx, heightPx, data: grey }
}
