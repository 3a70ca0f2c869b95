import sharp from 'sharp'
import { inProcessingSpace } from '#contract/pictures/in-processing-space.ts'
import { hexToRgb } from '../color/luminance.ts'
import { writeOklab } from '../color/oklab.ts'
import type { Box } from '../layers/box.ts'
import { measureColors } from '../photo/palette.ts'
import { cropPixels } from '../photo/pixels/crop-pixels.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { hashFrequencies, lowFrequencies } from './perceptual-hash.ts'

/** A main color of a picture: OKLab, and its share of the picture's area. */
export interface MainColor {
  lab: readonly [l: number, a: number, b: number]
  share: number
}

/** Light and dark of a picture, coarsely. */
export interface PictureForm {
  hash: bigint
  /**
   * Lowest frequencies without the mean, of length 1 together: their product is how well two pictures correlate. Left
   * out for a picture that is one plane.
   */
  waves?: Float32Array
}

/** The features of a picture that need nothing but its pixels. */
export interface PictureTraits {
  whole: PictureForm
  /** The picture with parts of its edges cut off, by which a cropped copy of it is recognized. */
  cropped: PictureForm[]
  colors: MainColor[]
}

/** Longer side at which pictures are compared: the hash reads 32 by 32, and colors are as large as they look. */
const COMPARED_PX = 256
const LIMIT_INPUT_PIXELS = 50_000_000

/** Decodes a picture for seePictureTraits: upright, on white, small. Throws sharp's error for bytes that cannot be read. */
export async function decodeForLikeness(bytes: Uint8Array): Promise<Pixels> {
  const picture = sharp(bytes, { failOn: 'error', pages: 1, autoOrient: true, limitInputPixels: LIMIT_INPUT_PIXELS })
  const { space } = await picture.metadata()
  const { data, info } = await inProcessingSpace(picture, space)
    .resize({ width: COMPARED_PX, height: COMPARED_PX, fit: 'inside' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width: widthPx, height: heightPx } = info
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), widthPx, heightPx }
}

/** Reads the features of a picture. */
export function seePictureTraits(pixels: Pixels): PictureTraits {
  return {
    whole: seeForm(pixels),
    cropped: CROPS.map((crop) => seeForm(cropPixels(pixels, inPixels(crop, pixels)))),
    colors: measureColors(pixels).palette.map(({ hex, share }) => ({ lab: labOf(hex), share })),
  }
}

function seeForm(pixels: Pixels): PictureForm {
  const frequencies = lowFrequencies(pixels)
  // Waves along one side alone have twice the energy of the others at the same height.
  const waves = Float32Array.from(frequencies, (wave, at) =>
    at < SIDE || at % SIDE === 0 ? wave * Math.SQRT1_2 : wave,
  )
  waves[0] = 0
  const length = Math.hypot(...waves)
  const hash = hashFrequencies(frequencies)
  return length < PLANE ? { hash } : { hash, waves: waves.map((wave) => wave / length) }
}

/** Length that a wave of one level of 255 has: what is less is the noise of an encoder. */
const PLANE = 512

/** Frequencies along one side. */
const SIDE = 8

/** Shares of a picture that are cut off by screenshots and by platforms: all around, at one side, or at two. */
const CROPS: readonly Box[] = [
  { x: 0.05, y: 0.05, width: 0.9, height: 0.9 },
  { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  { x: 0, y: 0, width: 0.9, height: 1 },
  { x: 0.1, y: 0, width: 0.9, height: 1 },
  { x: 0, y: 0, width: 1, height: 0.9 },
  { x: 0, y: 0.1, width: 1, height: 0.9 },
  { x: 0, y: 0, width: 0.93, height: 0.93 },
  { x: 0.07, y: 0, width: 0.93, height: 0.93 },
  { x: 0, y: 0.07, width: 0.93, height: 0.93 },
  { x: 0.07, y: 0.07, width: 0.93, height: 0.93 },
]

function inPixels({ x, y, width, height }: Box, { widthPx, heightPx }: Pixels): Box {
  return {
    x: Math.floor(x * widthPx),
    y: Math.floor(y * heightPx),
    width: Math.max(1, Math.floor(width * widthPx)),
    height: Math.max(1, Math.floor(height * heightPx)),
  }
}

function labOf(hex: string): MainColor['lab'] {
  const lab = new Float32Array(3)
  writeOklab(...hexToRgb(hex), lab, 0)
  return [lab[0]!, lab[1]!, lab[2]!]
}
