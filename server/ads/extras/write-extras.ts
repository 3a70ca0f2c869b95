import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Extra } from '#contract/ads/extras.ts'
import { isDisplaySize } from '#contract/formats.ts'
import { fontPackage, type LayeredAd, type UsedFont } from '#studio/index.ts'
import { cutFont } from './cut-font.ts'
import type { ExtraFile, Extras, ExtrasOptions, FontFile } from './extra-file.ts'
import { rawPicture } from './encode-picture.ts'
import { meanDifference } from './mean-difference.ts'

/** Kinds of files whose texts are live in fonts that lie beside them. */
const WITH_FONTS: readonly Extra[] = ['psd', 'svg', 'pptx', 'pdf']

/** Writes the wanted files of an ad. Each library is loaded when a file of its kind is first wanted. */
export async function writeExtras(painted: LayeredAd, options: ExtrasOptions): Promise<Extras> {
  await requireSamePicture(painted, options.jpeg)
  // Pictures have no lines to settle, and the libraries that shape letters are large.
  const hasLines = options.extras.some((extra) => extra !== 'pictures')
  const ad = hasLines ? await (await import('./settle-lines.ts')).settleLines(painted) : painted
  const files: ExtraFile[] = []
  const notes: string[] = []
  for (const extra of new Set(options.extras)) {
    const made = await WRITERS[extra](ad, options)
    files.push(...made.files)
    notes.push(...made.notes)
  }
  const hasFonts = options.extras.some((extra) => WITH_FONTS.includes(extra))
  return { files, fonts: hasFonts ? await fontFiles(ad) : [], notes }
}

/** The picture cannot be painted as it was. The message is a sentence for a person. */
export class PictureHasChanged extends Error {
  override name = 'PictureHasChanged'
}

/** Largest mean difference of color (CIEDE2000) of two pictures that are the same but for the loss of JPEG. */
const SAME_MAX = 2

/** Throws PictureHasChanged if a photo was touched up since, or another studio painted the picture. */
async function requireSamePicture({ pixels, widthPx, heightPx }: LayeredAd, jpeg: Uint8Array): Promise<void> {
  const size = { width: widthPx, height: heightPx }
  const painted = await rawPicture(pixels.data, size).removeAlpha().raw().toBuffer()
  const stored = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isSameSize = stored.info.width === widthPx && stored.info.height === heightPx
  if (isSameSize && meanDifference(painted, stored.data) <= SAME_MAX) return
  throw new PictureHasChanged('Its photos or this app have changed since it was made: make it again for other files.')
}

type Writer = (ad: LayeredAd, options: ExtrasOptions) => Promise<Pick<Extras, 'files' | 'notes'>>

const WRITERS: Record<Extra, Writer> = {
  html5: async (ad, options) => {
    if (!isDisplaySize(options.format)) {
      return { files: [], notes: ['There is no HTML5: this is no size of a display network.'] }
    }
    const { writeHtml5 } = await import('./write-html5.ts')
    const file = await writeHtml5(ad, options)
    return file ? one(file) : { files: [], notes: ['There is no HTML5: it would be heavier than 150 KB.'] }
  },
  psd: async (ad) => one(await (await import('./write-psd.ts')).writePsdFile(ad)),
  svg: async (ad, options) => ({ files: await (await import('./write-svg.ts')).writeSvg(ad, options), notes: [] }),
  pptx: async (ad, options) => one(await (await import('./write-pptx.ts')).writePptx(ad, options)),
  pdf: async (ad, options) => one(await (await import('./write-pdf.ts')).writePdf(ad, options)),
  pictures: async (ad, options) => (await import('./write-pictures.ts')).writePictures(ad, options),
}

function one(file: ExtraFile): Pick<Extras, 'files' | 'notes'> {
  return { files: [file], notes: [] }
}

/** Returns the fonts of an ad's texts with their licences. Fonts that a user uploaded are not handed on. */
async function fontFiles({ elements }: LayeredAd): Promise<FontFile[]> {
  const used = new Map<string, UsedFont>()
  for (const element of elements)
    if (element.kind === 'text') for (const font of element.fonts) used.set(font.key, font)
  const files = new Map<string, FontFile>()
  for (const font of used.values()) {
    const cut = await cutFont(font)
    if (!cut || !font.family) continue
    const licence = { name: `OFL ${font.family}.txt`, bytes: readLicence(fontPackage(font.family)) }
    for (const file of [{ name: `${cut.family}.ttf`, bytes: cut.file }, licence]) files.set(file.name, file)
  }
  return [...files.values()]
}

const { resolve } = createRequire(import.meta.url)

function readLicence(packageName: string): Uint8Array {
  return readFileSync(resolve(`${packageName}/LICENSE`))
}
