import { createHash } from 'node:crypto'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { inProcessingSpace } from '#contract/pictures/in-processing-space.ts'
import { isFullyOpaque } from '#contract/pictures/is-fully-opaque.ts'
import { STORED_IMAGE_MAX_PX, THUMBNAIL_PX, UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { ACCEPTED_TYPES, type ImageType, sniffImageType } from './image-type.ts'
import { isHdr } from './metadata/is-hdr.ts'
import { screenPowerOf } from './metadata/png-gamma.ts'
import { readDigitalSource } from './metadata/read-source.ts'
import type { Picture } from './picture.ts'
import { shrinkToThumbnail } from './prepare-ad.ts'

/**
 * The size at which a picture would be stored, and a small copy of it (WebP, at most 480 px); no copy if it is too
 * large for a quick look.
 */
export interface QuickLook {
  widthPx: number
  heightPx: number
  thumbnail: Uint8Array | undefined
}

/**
 * Measures an upload by its header. `name` is only for the sentence of an error: UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE (too many pixels) or VALIDATION_FAILED (damaged).
 */
export async function measurePicture(upload: Uint8Array, name: string): Promise<{ megapixels: number }> {
  const { width, height } = await readHeader(upload, name)
  return { megapixels: (width * height) / 1_000_000 }
}

async function readHeader(upload: Uint8Array, name: string): Promise<Metadata> {
  const kind = sniffImageType(upload)
  if (!ACCEPTED_TYPES.includes(kind)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', refusal(kind, name), 'images')
  if (isHdr(upload, kind)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', hdrRefusal(name), 'images')
  const header = await sharp(upload, { ...AS_UPLOADED, limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(isAnimatedAvif(upload) ? animatedAvif(name) : damagedPicture(name)))
  if (header.width * header.height > UPLOAD_MAX_PIXELS) {
    const message = `"${name}" has more than ${MAX_MEGAPIXELS} megapixels. Please upload a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
  return header
}

const hdrRefusal = (name: string) =>
  `"${name}" is an HDR picture, whose colors an ad cannot show. Please save it as an ordinary JPEG, PNG or WebP.`

/** Recognises AVIF sequences: the library reads only AVIF pictures. */
function isAnimatedAvif(upload: Uint8Array): boolean {
  return Buffer.from(upload.subarray(4, 12)).toString('latin1') === 'ftypavis'
}

function animatedAvif(name: string): AppError {
  const message = `"${name}" is an animated AVIF, which cannot be read here. Please save one picture of it as JPEG, PNG or WebP.`
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, 'images')
}

/**
 * Prepares an upload for storage: upright, sRGB, without metadata, the first frame, at most 2400 px. Throws what
 * measurePicture throws.
 */
export async function preparePicture(upload: Uint8Array, name: string): Promise<Picture> {
  const kind = sniffImageType(upload)
  const { space } = await readHeader(upload, name)
  const digitalSource = readDigitalSource(upload, kind)
  const raw = await decode(upload, { name, space })
  const power = screenPowerOf(upload, kind)
  if (power !== undefined) raiseTo(power, raw)
  const { channels } = raw.info
  // The library's statistics say so too, with those of every color.
  const opaque = channels % 2 === 1 || isFullyOpaque(raw.data, { channels })
  const [kept, thumbnail] = await Promise.all([encode(raw, kind, opaque), makeThumbnail(raw)])
  const { width: widthPx, height: heightPx } = raw.info
  return { ...kept, widthPx, heightPx, sha256: sha256Of(kept.bytes), digitalSource, thumbnail }
}

/** Most megapixels for a quick look: more take too much memory and time (record 40: up to 18 bytes a pixel). */
const LOOK_MEGAPIXELS = 16

/**
 * Returns the size at which an upload would be stored, and its thumbnail. Nothing else is made of it, and a JPEG or
 * WebP is decoded no larger than that takes: a tenth of preparePicture's work. Throws what measurePicture throws.
 */
export async function lookAtPicture(upload: Uint8Array, name: string): Promise<QuickLook> {
  const { width, height, autoOrient } = await readHeader(upload, name)
  const scale = Math.min(1, STORED_IMAGE_MAX_PX / Math.max(width, height))
  const [widthPx, heightPx] = [autoOrient.width, autoOrient.height].map((side) => Math.max(1, Math.round(side * scale)))
  const isLarge = width * height > LOOK_MEGAPIXELS * 1_000_000
  const thumbnail = isLarge ? undefined : await lookThrough(upload, name)
  return { widthPx: widthPx ?? width, heightPx: heightPx ?? height, thumbnail }
}

function lookThrough(upload: Uint8Array, name: string): Promise<Uint8Array> {
  return sharp(upload, { ...AS_UPLOADED, limitInputPixels: UPLOAD_MAX_PIXELS })
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 1 })
    .toBuffer()
    .catch(() => Promise.reject(damagedPicture(name)))
}

type Raw = { data: Buffer; info: OutputInfo }

const MAX_MEGAPIXELS = UPLOAD_MAX_PIXELS / 1_000_000

/** The default of failOn also refuses harmless warnings, which many phones' files carry. */
const AS_UPLOADED = { failOn: 'error', pages: 1, autoOrient: true } as const

function decode(upload: Uint8Array, { name, space }: { name: string; space: Metadata['space'] }): Promise<Raw> {
  const picture = sharp(upload, { ...AS_UPLOADED, limitInputPixels: UPLOAD_MAX_PIXELS })
  return inProcessingSpace(picture, space)
    .resize({ width: STORED_IMAGE_MAX_PX, height: STORED_IMAGE_MAX_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(damagedPicture(name)))
}

/** Raises all channels but the alpha, in place. */
function raiseTo(power: number, { data, info: { channels } }: Raw): void {
  const raised = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** power))
  const colors = channels % 2 === 0 ? channels - 1 : channels
  for (let pixel = 0; pixel < data.length; pixel += channels) {
    for (let at = pixel; at < pixel + colors; at += 1) data[at] = raised[data[at] ?? 0] ?? 0
  }
}

/** Gives the refusal of a file that its decoder cannot read to the end. */
export function damagedPicture(name: string): AppError {
  return new AppError(
    'VALIDATION_FAILED',
    `"${name}" is damaged. Please choose another copy of this picture.`,
    'images',
  )
}

function fromRaw({ data, info }: Raw): Sharp {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * Largest PNG. Above this, a photo without transparency is better stored as JPEG: a 2400 px photo as PNG is about 8 MB.
 */
const PNG_MAX_BYTES = 4_000_000

/**
 * Encodes a picture. Product pixels stay faithful: transparent pictures and drawings from lossless files are stored
 * losslessly (PNG, which measured smaller and ten times faster than lossless WebP on product photos), the others as
 * JPEG 92 without color subsampling.
 */
async function encode(raw: Raw, kind: ImageType, opaque: boolean): Promise<Pick<Picture, 'bytes' | 'contentType'>> {
  if (!opaque || kind === 'png' || kind === 'gif') {
    const picture = fromRaw(raw)
    const bytes = await (opaque ? picture.removeAlpha() : picture).png().toBuffer()
    if (!opaque || bytes.byteLength <= PNG_MAX_BYTES) return { bytes, contentType: 'image/png' }
  }
  // Code tables of its own would save a twentieth of the bytes and take three times as long.
  const options = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }
  const bytes = await fromRaw(raw).removeAlpha().jpeg(options).toBuffer()
  return { bytes, contentType: 'image/jpeg' }
}

function makeThumbnail(raw: Raw): Promise<Uint8Array> {
  return shrinkToThumbnail(fromRaw(raw))
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function refusal(kind: ImageType, name: string): string {
  if (kind === 'heic') return `"${name}" is a HEIC picture. Please save it as JPEG and upload it again.`
  if (kind === 'svg') return `"${name}" is an SVG drawing. Please save it as PNG and upload it again.`
  return `"${name}" is not a JPEG, PNG, WebP, AVIF or GIF picture. Please save it as one of these and upload it again.`
}
