import PDFDocument from 'pdfkit'
import { isFullyOpaque } from '#contract/pictures/is-fully-opaque.ts'
import { type LayeredAd, middleOf, type PictureElement, type TextElement } from '#studio/index.ts'
import { cutFont } from './cut-font.ts'
import { encodeAsJpeg, GROUND_QUALITY, type RawPicture } from './encode-picture.ts'
import type { ExtraFile, ExtrasOptions } from './extra-file.ts'
import { outlineText } from './outline-text.ts'
import { meanKerningAroundSpaces } from './space-line.ts'

/** A pixel in points, at 96 pixels an inch: the page is as large as the ad is on a screen. */
const POINTS_PER_PIXEL = 72 / 96

/** The date of every proof, so that the same ad is the same file. */
const DATE = new Date(Date.UTC(2000, 0, 1))

/** Writes an ad as a page for a proof, with its texts as text where the fonts may be embedded. */
export async function writePdf(
  { widthPx, heightPx, elements }: LayeredAd,
  { altText, language }: Pick<ExtrasOptions, 'altText' | 'language'>,
): Promise<ExtraFile> {
  const size: [number, number] = [widthPx * POINTS_PER_PIXEL, heightPx * POINTS_PER_PIXEL]
  const info = { Title: altText, CreationDate: DATE, ModDate: DATE }
  const doc = new PDFDocument({ size, margin: 0, info, lang: language, pdfVersion: '1.7', displayTitle: true })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => doc.on('end', resolve))
  doc.scale(POINTS_PER_PIXEL)
  for (const element of elements) {
    if (element.kind === 'picture') await drawPicture(doc, element)
    else await drawText(doc, element)
  }
  doc.end()
  await ended
  return { ending: '.pdf', bytes: Buffer.concat(chunks) }
}

type Document = InstanceType<typeof PDFDocument>

async function drawPicture(doc: Document, element: PictureElement): Promise<void> {
  if (!element.outlines) return drawPixels(doc, element)
  for (const { path, fill, stroke, opacity } of element.outlines) {
    doc.save().opacity(opacity)
    doc.path(path)
    if (stroke) doc.lineWidth(stroke.widthPx).lineJoin(stroke.isRound ? 'round' : 'miter')
    if (fill && stroke) doc.fillAndStroke(fill, stroke.color)
    else if (fill) doc.fill(fill)
    else if (stroke) doc.stroke(stroke.color)
    doc.restore()
  }
}

async function drawPixels(doc: Document, picture: RawPicture): Promise<void> {
  const { x, y, width, height } = picture.box
  if (isFullyOpaque(picture.rgba)) doc.image(await encodeAsJpeg(picture, GROUND_QUALITY), x, y, { width, height })
  else drawTransparent(doc, picture)
}

/**
 * Draws pixels with their transparency as a mask. PDFKit would take a PNG, but it unpacks one while it goes on writing:
 * the order of the file's objects would then depend on how busy the machine is.
 */
function drawTransparent(doc: Document, { box: { x, y, width, height }, rgba }: RawPicture): void {
  const colors = new Uint8Array(3 * width * height)
  const alpha = new Uint8Array(width * height)
  for (let at = 0; at < alpha.length; at += 1) {
    colors.set(rgba.subarray(4 * at, 4 * at + 3), 3 * at)
    alpha[at] = rgba[4 * at + 3]!
  }
  const kind = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const mask = doc.ref({ ...kind, ColorSpace: 'DeviceGray' })
  mask.end(alpha)
  const image = doc.ref({ ...kind, ColorSpace: 'DeviceRGB', SMask: mask })
  image.end(colors)
  const name = `Pixels${Object.keys(doc.page.xobjects).length}`
  doc.page.xobjects[name] = image
  // An image fills the unit square, whose y axis points up.
  doc
    .save()
    .transform(width, 0, 0, -height, x, y + height)
    .addContent(`/${name} Do`)
    .restore()
}

async function drawText(doc: Document, text: TextElement): Promise<void> {
  const { box, rotation, color, strike } = text
  doc.save()
  if (rotation !== 0) doc.rotate(rotation, { origin: middleOf(box) })
  const isDrawn = (await setLines(doc, text)) || (await drawOutlines(doc, text))
  if (isDrawn && strike) doc.rect(strike.x, strike.y, strike.width, strike.height).fill(color)
  doc.restore()
  // Its pixels are turned already.
  if (!isDrawn) await drawPixels(doc, text.picture)
}

/** Sets a text of one font that runs from left to right. Returns false for any other. */
async function setLines(doc: Document, text: TextElement): Promise<boolean> {
  const [used] = text.fonts
  const font = used && text.isSingleFont && text.direction === 'ltr' ? await cutFont(used) : undefined
  if (!font) return false
  doc.registerFont(font.postScript, Buffer.from(font.file))
  doc.font(font.postScript).fontSize(text.sizePx).fillColor(text.color)
  for (const { text: line, x, baseline } of text.lines) {
    doc.text(line, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: text.trackingPx,
      // With a spacing of words PDFKit writes each word apart, without the kerning around spaces.
      ...(text.wordSpacePx !== 0 && { wordSpacing: text.wordSpacePx + meanKerningAroundSpaces(line, text, font) }),
    })
  }
  return true
}

async function drawOutlines(doc: Document, text: TextElement): Promise<boolean> {
  const paths = await outlineText(text)
  for (const path of paths ?? []) doc.path(path).fill(text.color)
  return paths !== undefined
}
