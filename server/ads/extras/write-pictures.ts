import sharp, { type Sharp } from 'sharp'
import type { Format } from '#contract/formats.ts'
import type { LayeredAd } from '#studio/index.ts'
import { rawPicture } from './encode-picture.ts'
import type { ExtraFile, ExtrasOptions } from './extra-file.ts'
import { meanDifference } from './mean-difference.ts'

type FileType = 'webp' | 'avif' | 'png'

/**
 * File types beside JPEG that a platform takes, by the folder of its formats. Google's, Meta's and most screens' upload
 * pages take PNG; Pinterest takes WebP too; a page of one's own takes all.
 */
const TAKEN: Record<Format['folder'], readonly FileType[]> = {
  google: ['png'],
  meta: ['png'],
  screens: ['png'],
  pinterest: ['webp', 'png'],
  web: ['webp', 'avif', 'png'],
}

/** Largest mean difference of color (CIEDE2000) to the painted picture at which a loss is not seen. */
const DIFFERENCE_MAX = 1

/** Qualities that are tried, the lightest first. */
const QUALITIES = [50, 60, 70, 80, 90, 96]

/** Writes a picture in each file type that its platform takes, as light as it can be without a loss that is seen. */
export async function writePictures(
  { pixels, widthPx, heightPx }: LayeredAd,
  { format }: Pick<ExtrasOptions, 'format'>,
): Promise<{ files: ExtraFile[]; notes: string[] }> {
  const picture = rawPicture(pixels.data, { width: widthPx, height: heightPx }).removeAlpha()
  const raw = await picture.clone().raw().toBuffer()
  const files: ExtraFile[] = []
  const notes: string[] = []
  for (const type of TAKEN[format.folder]) {
    const bytes = await lightest(picture, raw, type, format.maxBytes)
    if (bytes) files.push({ ending: `.${type}`, bytes })
    else notes.push(`There is no ${type.toUpperCase()}: it would be heavier than the platform takes.`)
  }
  return { files, notes }
}

async function lightest(picture: Sharp, raw: Buffer, type: FileType, maxBytes: number): Promise<Buffer | undefined> {
  for (const encode of encodersOf(type)) {
    const bytes = await encode(picture.clone())
    if (bytes.byteLength > maxBytes) continue
    const decoded = await sharp(bytes).removeAlpha().toColorspace('srgb').raw().toBuffer()
    if (meanDifference(raw, decoded) <= DIFFERENCE_MAX) return bytes
  }
  return undefined
}

type Encode = (picture: Sharp) => Promise<Buffer>

function encodersOf(type: FileType): Encode[] {
  if (type === 'webp') {
    const lossy = QUALITIES.map(
      (quality): Encode =>
        (picture) =>
          picture.webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
    )
    // WebP halves the resolution of colors, which shows at red letters; without a loss it does not.
    return [...lossy, (picture) => picture.webp({ nearLossless: true, quality: 60, effort: 5 }).toBuffer()]
  }
  if (type === 'avif') return QUALITIES.map((quality) => (picture) => picture.avif({ quality, effort: 3 }).toBuffer())
  return [
    (picture) => picture.png({ palette: true, quality: 100, effort: 8 }).toBuffer(),
    (picture) => picture.png({ compressionLevel: 9, effort: 8 }).toBuffer(),
  ]
}
