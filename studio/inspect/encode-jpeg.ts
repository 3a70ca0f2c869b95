import sharp from 'sharp'
import { type DigitalSource, sourceMark } from '#contract/pictures/digital-source.ts'
import { type AdFormat, fileRulesOf } from '#contract/sizes.ts'
import { CREDENTIALS_MAX_BYTES } from '#contract/pictures/credentials.ts'
import { makeCanvas } from '../canvas/canvas.ts'

export interface EncodedAd {
  jpeg: Uint8Array
  quality: number
}

/**
 * Qualities from which pictures gain nothing more, as measured. Small formats have bytes to spare, so they start
 * higher. Pure noise at a story's size goes into its bytes at 30.
 */
const BEST_QUALITY = { large: 88, small: 96 }
const MIN_QUALITY = 20

/**
 * Encodes the ad as an opaque sRGB JPEG at the highest quality up to `qualityMax` that leaves room for its credentials
 * within its format's bytes, marked with its provenance.
 */
export async function encodeJpeg(
  rgba: Uint8Array | Uint8ClampedArray,
  format: AdFormat,
  source: DigitalSource,
  qualityMax = 100,
): Promise<EncodedAd> {
  const { widthPx, heightPx, maxBytes: limit, name } = fileRulesOf(format)
  const maxBytes = limit - CREDENTIALS_MAX_BYTES
  const raw = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const encode = async (quality: number, optimiseCoding = true): Promise<EncodedAd> => {
    const jpeg = await sharp(raw, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding })
      .withXmp(sourceMark(source))
      .toBuffer()
    return { jpeg, quality }
  }
  // Nearly every ad has bytes to spare: code tables of its own would save it 4% and double the time.
  const start = Math.min(qualityMax, BEST_QUALITY[makeCanvas(format).isSmall ? 'small' : 'large'])
  const best = await encode(start, false)
  const fitting = best.jpeg.byteLength <= maxBytes ? best : await findHighest(encode, best.quality + 1, maxBytes)
  if (!fitting) throw new Error(`No JPEG quality brings ${name} under ${maxBytes} bytes`)
  return fitting
}

/** Bytes grow with quality, so halving the range finds the highest quality under `tooHigh` that fits. */
async function findHighest(
  encode: (quality: number) => Promise<EncodedAd>,
  tooHigh: number,
  maxBytes: number,
): Promise<EncodedAd | undefined> {
  let fitting: EncodedAd | undefined
  let [low, high] = [MIN_QUALITY, tooHigh - 1]
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2)
    const tried = await encode(middle)
    if (tried.jpeg.byteLength <= maxBytes) {
      fitting = tried
      low = middle + 1
    } else high = middle - 1
  }
  return fitting
}
