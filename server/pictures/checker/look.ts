import sharp from 'sharp'
import { inProcessingSpace } from '#contract/pictures/in-processing-space.ts'
import { isFullyOpaque } from '#contract/pictures/is-fully-opaque.ts'
import { UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import { type ImageType, sniffImageType } from '#server/pictures/images/image-type.ts'
import { manifestsOf } from '#server/pictures/images/metadata/manifests.ts'
import { isMadeByAi, readDigitalSource } from '#server/pictures/images/metadata/read-source.ts'
import { damagedPicture } from '#server/pictures/images/prepare-picture.ts'

/** Pixels of a picture, four bytes each, on nothing: the alpha is kept. */
export interface PicturePixels {
  rgba: Uint8Array
  widthPx: number
  heightPx: number
}

/** A file as the checks see it: its own facts, and its pixels in the size in which they are looked at. */
export interface DecodedPicture {
  type: ImageType
  bytes: number
  widthPx: number
  heightPx: number
  /** Color space of the file: `srgb`, `cmyk`, `b-w`, … */
  space: string
  /** Name of its color profile; left out without one. */
  profile?: string
  /** Tells that every pixel is opaque. */
  isOpaque: boolean
  /** IPTC's term for how it was made, as far as the file says so. */
  digitalSource: string | null
  isMadeByAi: boolean
  hasManifest: boolean
  pixels: PicturePixels
  /** Pixels of the file for each pixel of `pixels`. */
  scale: number
}

/** Longer side at which a picture is looked at; smaller ones are looked at as they are. */
export const LOOK_PX = 1_400

/**
 * Decodes a picture for its checks. `name` is only for the sentence about a file whose header is whole, but whose pixels
 * are not.
 */
export async function decodeForChecks(file: Uint8Array, name: string): Promise<DecodedPicture> {
  const type = sniffImageType(file)
  const picture = sharp(file, { failOn: 'error', pages: 1, autoOrient: true, limitInputPixels: UPLOAD_MAX_PIXELS })
  const header = await picture.metadata()
  const { width: widthPx, height: heightPx } = header.autoOrient
  const { data, info } = await inProcessingSpace(picture, header.space)
    .resize({ width: LOOK_PX, height: LOOK_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(damagedPicture(name)))
  const profile = header.icc && profileName(header.icc)
  const digitalSource = readDigitalSource(file, type)
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return {
    type,
    bytes: file.byteLength,
    widthPx,
    heightPx,
    space: header.space ?? 'unknown',
    ...(profile !== undefined && { profile }),
    isOpaque: isFullyOpaque(data, { from: OPAQUE }),
    digitalSource,
    isMadeByAi: isMadeByAi(digitalSource),
    hasManifest: manifestsOf(buffer, type).some(({ length }) => length > 0),
    pixels: { rgba: data, widthPx: info.width, heightPx: info.height },
    scale: widthPx / info.width,
  }
}

/** Alpha from which a pixel counts as opaque: encoders round. */
const OPAQUE = 250

/** Bytes of an ICC profile that may hold its description. */
const HEAD_BYTES = 4_096

/** Returns a profile's name, as far as it stands in it in plain letters (ICC.1:2022, 9.2.41). */
function profileName(icc: Buffer): string {
  const head = icc.subarray(0, HEAD_BYTES)
  const text = `${head.toString('latin1')} ${head.toString('latin1').replaceAll('\0', '')}`
  return /sRGB|Display P3|Adobe RGB|ProPhoto|Coated|SWOP|FOGRA|Gray/i.exec(text)?.[0] ?? 'unnamed'
}
