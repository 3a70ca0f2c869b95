export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg' | 'unknown'

export const THUMBNAIL_TYPE = 'image/webp'

export const ACCEPTED_TYPES: readonly ImageType[] = ['jpeg', 'png', 'webp', 'gif', 'avif']

/**
 * Recognises a file's type by its first bytes. Its name and declared type are only a client's claims, so they are
 * ignored.
 */
export function sniffImageType(bytes: Uint8Array): ImageType {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  if (start.slice(4, 8) === 'ftyp') return sniffIsoType(bytes, start)
  if (/^[\s\xef\xbb\xbf]*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(start)) return 'svg'
  return 'unknown'
}

/**
 * Tells AVIF from HEIC, which share one container, by the brands of the first box (ISO/IEC 23008-12, AV1 Image 1.1).
 */
function sniffIsoType(bytes: Uint8Array, start: string): ImageType {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands = start.slice(8, Math.min(boxLength, start.length))
  if (/avif|avis/.test(brands)) return 'avif'
  return /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heic' : 'unknown'
}
