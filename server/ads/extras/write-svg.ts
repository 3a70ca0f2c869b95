import { type AdElement, type LayeredAd, middleOf, type PictureElement, type TextElement } from '#studio/index.ts'
import { cutFontsOf } from './cut-font.ts'
import { dataUrl, encodeForDocument, encodePng } from './encode-picture.ts'
import type { ExtraFile, ExtrasOptions } from './extra-file.ts'
import { escaped, px } from './markup.ts'
import { outlineText } from './outline-text.ts'
import { elementName } from './part-names.ts'

/** Writes an ad as SVG twice: all texts as outlines, and as live text in the fonts that lie beside it. */
export async function writeSvg(
  ad: LayeredAd,
  options: Pick<ExtrasOptions, 'altText' | 'language'>,
): Promise<ExtraFile[]> {
  const file = async (ending: string, drawText: DrawText) => ({
    ending,
    bytes: Buffer.from(await svgOf(ad, options, drawText)),
  })
  return [await file('.svg', outlined), await file('-text.svg', live)]
}

type DrawText = (text: TextElement) => Promise<string>

async function svgOf(
  { widthPx, heightPx, elements }: LayeredAd,
  { altText, language }: Pick<ExtrasOptions, 'altText' | 'language'>,
  drawText: DrawText,
): Promise<string> {
  const drawn: string[] = []
  for (const element of elements) {
    const content = element.kind === 'text' ? await drawText(element) : await drawPicture(element)
    drawn.push(`<g${idOf(element, drawn.length)}>${content}</g>`)
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}" xml:lang="${language}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(altText)}</title>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

/** Names a group, so that layers of editors are called by their part. */
function idOf(element: AdElement, place: number): string {
  const name = elementName(element)
  const id = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${place}`
  return ` id="${id}" data-name="${name}"`
}

/** Pictures are named as SVG 1.1 has it: Inkscape 1.2 shows none that are named as in SVG 2. */
async function drawPicture(element: PictureElement): Promise<string> {
  if (element.outlines) return element.outlines.map(drawOutline).join('')
  const { x, y, width, height } = element.box
  const { type, bytes } = await encodeForDocument(element)
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${dataUrl(type, bytes)}"/>`
}

function drawOutline({ path, fill, stroke, opacity }: NonNullable<PictureElement['outlines']>[number]): string {
  const line = stroke
    ? ` stroke="${stroke.color}" stroke-width="${px(stroke.widthPx)}"${stroke.isRound ? ' stroke-linejoin="round"' : ''}`
    : ''
  return `<path d="${path}" fill="${fill ?? 'none'}"${line}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** Returns the attribute that turns a text about the center of its box. */
export function rotationOf({ rotation, box }: Pick<TextElement, 'rotation' | 'box'>): string {
  if (rotation === 0) return ''
  const [x, y] = middleOf(box)
  return ` transform="rotate(${px(rotation)} ${px(x)} ${px(y)})"`
}

async function outlined(text: TextElement): Promise<string> {
  const lines = await outlineText(text)
  return lines ? `<g${rotationOf(text)}>${drawLines(lines, text)}</g>` : drawAsPixels(text)
}

export function drawLines(lines: readonly string[], text: TextElement): string {
  const paths = lines.map((path) => `<path d="${path}" fill="${text.color}"/>`).join('')
  return paths + drawStrike(text)
}

export function drawStrike({ strike, color }: TextElement): string {
  if (!strike) return ''
  const { x, y, width, height } = strike
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${color}"/>`
}

/** Draws a text whose font is not handed on. */
async function drawAsPixels(text: TextElement): Promise<string> {
  const { x, y, width, height } = text.picture.box
  const source = dataUrl('image/png', await encodePng(text.picture))
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" xlink:href="${source}"><title>${escaped(text.text)}</title></image>`
}

async function live(text: TextElement): Promise<string> {
  const fonts = await cutFontsOf(text)
  if (!fonts) return outlined(text)
  const families = fonts.map(({ family }) => `'${family}'`).join(', ')
  return `<g${rotationOf(text)}>${liveText(text, families)}${drawStrike(text)}</g>`
}

/** Writes the lines of a text with their pen positions. */
function liveText(text: TextElement, families: string): string {
  const spans = text.lines.map(
    (line) => `<tspan x="${px(line.x)}" y="${px(line.baseline)}">${escaped(line.text)}</tspan>`,
  )
  return `<text xml:space="preserve" ${textAttributes(text, families)}>${spans.join('')}</text>`
}

/** Writes the attributes of a text that all of its lines share. */
export function textAttributes(text: TextElement, families: string): string {
  const { sizePx, trackingPx, wordSpacePx, color, direction, language } = text
  const style = [
    'white-space:pre',
    `font:400 ${px(sizePx)}px ${families}`,
    ...(trackingPx === 0 ? [] : [`letter-spacing:${px(trackingPx)}px`]),
    ...(wordSpacePx === 0 ? [] : [`word-spacing:${px(wordSpacePx)}px`]),
    // A text that runs from right to left ends where its pen begins.
    ...(direction === 'rtl' ? ['direction:rtl', 'text-anchor:end'] : []),
  ].join(';')
  return `lang="${language}" fill="${color}" style="${escaped(style)}"`
}
