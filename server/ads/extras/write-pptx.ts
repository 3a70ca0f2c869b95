import pptx from 'pptxgenjs'
import type { LayeredAd, TextElement } from '#studio/index.ts'
import { type CutFont, cutFontsOf } from './cut-font.ts'
import { dataUrl, encodeForDocument, type RawPicture } from './encode-picture.ts'
import type { ExtraFile, ExtrasOptions } from './extra-file.ts'
import { elementName } from './part-names.ts'
import { alignedWidth, spaceLine } from './space-line.ts'
import { alignmentOf } from './text-alignment.ts'

/** The package's types are those of its CommonJS build, whose class is one level deeper. */
const PptxGen = pptx as unknown as typeof pptx.default

/** Screens are taken for 96 pixels an inch, as browsers take them. */
const PIXELS_PER_INCH = 96
const POINTS_PER_PIXEL = 72 / PIXELS_PER_INCH

/** Writes an ad as a slide of its own size: shapes are named as parts, and texts are live. */
export async function writePptx(
  { widthPx, heightPx, elements }: LayeredAd,
  { altText }: Pick<ExtrasOptions, 'altText'>,
): Promise<ExtraFile> {
  const deck = new PptxGen()
  deck.defineLayout({ name: 'ad', width: inches(widthPx), height: inches(heightPx) })
  deck.layout = 'ad'
  deck.title = altText
  const slide = deck.addSlide()
  for (const element of elements) {
    if (element.kind === 'picture') slide.addImage(await imageOf(element, elementName(element), altText))
    else {
      const fonts = await cutFontsOf(element)
      // A text in several fonts, or in one that is not handed on, keeps its look as pixels.
      if (fonts?.length !== 1) slide.addImage(await imageOf(element.picture, elementName(element), element.text))
      else slide.addText(runsOf(element, fonts[0]!), textOptions(element, fonts[0]!))
    }
  }
  return { ending: '.pptx', bytes: (await deck.write({ outputType: 'uint8array', compression: true })) as Uint8Array }
}

function inches(px: number): number {
  return px / PIXELS_PER_INCH
}

function placeOf({ x, y, width, height }: RawPicture['box']) {
  return { x: inches(x), y: inches(y), w: inches(width), h: inches(height) }
}

async function imageOf(picture: RawPicture, objectName: string, altText: string): Promise<pptx.default.ImageProps> {
  const { type, bytes } = await encodeForDocument(picture)
  return { data: dataUrl(type, bytes), ...placeOf(picture.box), objectName, altText }
}

/** Writes the lines as runs: spaces that are wider than the font's own are runs with a spacing of their own. */
function runsOf(text: TextElement, font: CutFont): pptx.default.TextProps[] {
  const { lines } = text
  return lines.flatMap((line, index) => {
    const runs = spaceLine(line.text, text, font)
    return runs.map(({ letters, spacingPx }, place) => {
      const isEnd = place === runs.length - 1 && index < lines.length - 1
      const charSpacing = Number((spacingPx * POINTS_PER_PIXEL).toFixed(2))
      return {
        text: letters,
        options: { ...(charSpacing !== 0 && { charSpacing }), ...(isEnd && { breakLine: true }) },
      }
    })
  })
}

/** Lines of office programs, in em above and below the baseline, as measured in LibreOffice with several of the fonts. */
const ASCENT_EM = 1
const DESCENT_EM = 0.2

function textOptions(text: TextElement, font: CutFont): pptx.default.TextPropsOptions {
  const { sizePx, color, rotation, direction, language, lines, strike } = text
  const [first, second] = lines
  const stepPx = second ? second.baseline - first!.baseline : (ASCENT_EM + DESCENT_EM) * sizePx
  // A line of a fixed height ends its descent at its foot.
  const topPx = first!.baseline - (stepPx - DESCENT_EM * sizePx)
  const { align } = alignmentOf(text)
  const widths = lines.map((line) => alignedWidth(line.text, text, font))
  const width = Math.max(...widths)
  const share = { left: 0, center: 0.5, right: 1 }[align]
  const axis = lines.reduce((sum, { x }, index) => sum + x + share * widths[index]!, 0) / lines.length
  const left = axis - share * width
  const box = { x: left, y: topPx, width, height: stepPx * lines.length }
  return {
    ...placeOf(box),
    objectName: elementName(text),
    fontFace: font.family,
    fontSize: Number((sizePx * POINTS_PER_PIXEL).toFixed(2)),
    color: color.slice(1).toUpperCase(),
    ...(second && { lineSpacing: Number((stepPx * POINTS_PER_PIXEL).toFixed(2)) }),
    ...(rotation !== 0 && { rotate: (rotation + 360) % 360 }),
    ...(direction === 'rtl' && { rtlMode: true }),
    ...(strike && { strike: 'sngStrike' as const }),
    lang: language,
    align,
    valign: 'top',
    margin: 0,
    wrap: false,
    fit: 'none',
    isTextBox: true,
  }
}
