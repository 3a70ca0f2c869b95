import JSZip from 'jszip'
import { HTML5_BYTES_MAX } from '#contract/ads/extras.ts'
import {
  type AdElement,
  hexToRgb,
  type LayeredAd,
  type PictureElement,
  readingPlace,
  type TextElement,
  union,
} from '#studio/index.ts'
import { type CutFont, cutFontsOf, packLetters } from './cut-font.ts'
import { cutOut, dataUrl, encodeAsJpeg, encodeLightPng, encodePng, layOver, type RawPicture } from './encode-picture.ts'
import type { ExtraFile, ExtrasOptions } from './extra-file.ts'
import { exitScript } from './html5-exit.ts'
import { MOTION_STYLES, motionStyle } from './html5-motion.ts'
import { escaped, px } from './markup.ts'
import { outlineText } from './outline-text.ts'
import { drawLines, rotationOf, drawStrike, textAttributes } from './write-svg.ts'

type Html5Options = Pick<ExtrasOptions, 'exit' | 'hasMotion' | 'productName' | 'altText' | 'language' | 'clickAddress'>

/** JPEG qualities that are tried until the ZIP is light enough, the best first. */
const QUALITIES = [92, 86, 80, 72, 64, 55, 45]

/**
 * Writes an HTML5 banner as a ZIP: the ground as a picture, each text as text in a font that has its letters alone, and
 * nothing from elsewhere. Texts whose font is not handed on are outlines, and all texts are if the fonts alone are too
 * heavy. Returns undefined if the banner cannot be made light enough.
 */
export async function writeHtml5(ad: LayeredAd, options: Html5Options): Promise<ExtraFile | undefined> {
  const scene = sceneOf(ad, options.hasMotion)
  for (const withFonts of [true, false]) {
    const texts = await drawTexts(ad, withFonts)
    for (const quality of QUALITIES) {
      const bytes = await zip(await drawScene(scene, quality), texts, ad, options)
      if (bytes.byteLength <= HTML5_BYTES_MAX) return { ending: '-html5.zip', bytes }
    }
  }
  return undefined
}

/** A picture of the banner by its file, and the parts that it shows. */
interface Plane {
  picture: RawPicture
  part: AdElement['part']
  /** Place among the elements: what lies higher is shown higher. */
  height: number
  /** Texts lie under it, so that it must not hide them. */
  isSeenThrough: boolean
}

/**
 * Divides what is no text into planes. At rest that is one picture of everything that lies under the texts; with motion
 * each part is the cut of the picture at the moment when it has come in, so that no plane needs transparent pixels.
 */
function sceneOf({ elements, textless, widthPx, heightPx }: LayeredAd, hasMotion: boolean): Plane[] {
  const whole = { x: 0, y: 0, width: widthPx, height: heightPx }
  const over = elements.filter(
    (element, index) => element.kind === 'picture' && coversText(element, elements.slice(0, index)),
  )
  const rest = elements.filter((element) => element.kind === 'picture' && !over.includes(element)) as PictureElement[]
  const planes: Plane[] = []
  if (!hasMotion && over.length === 0) {
    planes.push({ picture: { box: whole, rgba: textless.data }, part: 'set', height: 0, isSeenThrough: false })
  } else {
    const data = new Uint8ClampedArray(4 * widthPx * heightPx)
    for (const [index, element] of rest.entries()) {
      layOver(data, widthPx, element)
      const next = rest[index + 1]
      const isGround = planes.length === 0
      // The plane is complete once the next element belongs to another part; the ground takes all of the set.
      if (next && (!hasMotion || next.part === element.part)) continue
      const boxes = rest.filter(({ part }) => part === element.part).map(({ box }) => box)
      const box = isGround ? whole : boxes.reduce(union)
      const height = isGround ? 0 : elements.indexOf(element)
      planes.push({
        picture: cutOut({ data, widthPx, heightPx }, box),
        part: element.part,
        height,
        isSeenThrough: false,
      })
    }
  }
  for (const element of over as PictureElement[])
    planes.push({ picture: element, part: element.part, height: elements.indexOf(element), isSeenThrough: true })
  return planes
}

/** Returns true if a picture hides a pixel of a text that lies under it. */
function coversText({ box, rgba }: PictureElement, under: readonly AdElement[]): boolean {
  return under.some((element) => {
    if (element.kind !== 'text') return false
    const text = element.picture
    for (let row = 0; row < text.box.height; row += 1) {
      for (let column = 0; column < text.box.width; column += 1) {
        if (text.rgba[4 * (row * text.box.width + column) + 3]! < 64) continue
        const [x, y] = [text.box.x + column - box.x, text.box.y + row - box.y]
        if (x < 0 || y < 0 || x >= box.width || y >= box.height) continue
        if (rgba[4 * (y * box.width + x) + 3]! >= 16) return true
      }
    }
    return false
  })
}

interface DrawnPlane extends Plane {
  name: string
  bytes: Uint8Array
}

async function drawScene(planes: readonly Plane[], quality: number): Promise<DrawnPlane[]> {
  return Promise.all(
    planes.map(async (plane, index) => {
      const { picture, isSeenThrough } = plane
      if (!isSeenThrough) return { ...plane, name: `${index}.jpg`, bytes: await encodeAsJpeg(picture, quality) }
      const bytes = quality === QUALITIES[0] ? await encodePng(picture) : await encodeLightPng(picture)
      return { ...plane, name: `${index}.png`, bytes }
    }),
  )
}

interface DrawnTexts {
  /** Rules that name the fonts, which are part of the page. */
  fontRules: string[]
  content: Map<TextElement, string>
}

/** Draws the texts: as text where its fonts are handed on, otherwise as outlines, at last as pixels. */
async function drawTexts({ elements }: LayeredAd, withFonts: boolean): Promise<DrawnTexts> {
  const texts = elements.filter((element) => element.kind === 'text')
  const letters = new Map<CutFont, string>()
  const content = new Map<TextElement, string>()
  for (const text of texts) {
    const fonts = withFonts ? await cutFontsOf(text) : undefined
    if (!fonts) {
      content.set(text, await outlinedText(text))
      continue
    }
    for (const font of fonts)
      letters.set(font, (letters.get(font) ?? ' ') + text.lines.map((line) => line.text).join(''))
    const families = fonts.map((font) => `f${[...letters.keys()].indexOf(font)}`).join(',')
    content.set(text, `${pageText(text, `${families},sans-serif`, content.size)}${drawStrike(text)}`)
  }
  const fontRules = await Promise.all(
    [...letters].map(async ([font, used], index) => {
      const source = dataUrl('font/woff2', await packLetters(font, used))
      return `@font-face{font-family:f${index};src:url(${source}) format('woff2')}`
    }),
  )
  return { fontRules, content }
}

/** A slant that no eye sees, which keeps a browser from moving a baseline to a whole pixel. */
const SLANT = 0.0005

/** Writes the lines of a text as a browser sets them where the painter did. */
function pageText(text: TextElement, families: string, elementId: number): string {
  const attributes = textAttributes(text, families)
  const lines = text.lines.map(({ text: line, x, baseline }) => {
    const place = `matrix(1 0 ${SLANT} 1 ${px(x)} ${px(baseline)})`
    return `<text transform="${place}" ${attributes}>${escaped(line)}</text>`
  })
  const id = `i${elementId}`
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncA type="gamma" exponent="${inkExponent(text.color)}"/></feComponentTransfer></filter><g filter="url(#${id})">${lines.join('')}</g>`
}

/** Exponents of the ink of black and of white letters, as they come closest to the painter's in six styles. */
const INK = { black: 1.6, white: 0.6 }

/**
 * Returns the exponent by which the coverage of a letter's edge is mended: the painter thins dark letters and thickens
 * light ones by their luminance, which browsers do not.
 */
function inkExponent(color: string): number {
  const [red, green, blue] = hexToRgb(color)
  const luminance = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  return Number((INK.black + (INK.white - INK.black) * luminance).toFixed(2))
}

async function outlinedText(text: TextElement): Promise<string> {
  const lines = await outlineText(text)
  if (lines) return drawLines(lines, text)
  const { x, y, width, height } = text.picture.box
  const source = dataUrl('image/png', await encodePng(text.picture))
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${source}"/>`
}

async function zip(
  planes: readonly DrawnPlane[],
  texts: DrawnTexts,
  ad: LayeredAd,
  options: Html5Options,
): Promise<Uint8Array> {
  const archive = new JSZip()
  // One date for all, so that the same ad is the same file.
  const date = new Date(Date.UTC(2000, 0, 1))
  archive.file('index.html', pageOf(planes, texts, ad, options), { date })
  for (const { name, bytes } of planes) archive.file(name, bytes, { date })
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 9 } })
}

function pageOf(
  planes: readonly DrawnPlane[],
  { fontRules, content }: DrawnTexts,
  { widthPx, heightPx, elements }: LayeredAd,
  { exit, hasMotion, productName, altText, language, clickAddress }: Html5Options,
): string {
  const texts = elements.filter((element) => element.kind === 'text')
  const read = texts.toSorted((one, other) => readingPlace(one.part) - readingPlace(other.part))
  const steps = hasMotion ? stepsOf(elements) : []
  const isHeaded = read.some(({ part }) => part === 'headline')
  const pictures = planes.map(({ name, picture, part, height }, index) => {
    const { box } = picture
    const place = `left:${box.x}px;top:${box.y}px;z-index:${height}${index === 0 ? '' : motionStyle(steps.indexOf(part))}`
    // The product is described once: the ground shows it where all is one picture.
    const alt =
      part === 'product' || (index === 0 && !planes.some((plane) => plane.part === 'product')) ? productName : ''
    return `<img src="${name}" width="${box.width}" height="${box.height}" alt="${escaped(alt)}" style="${place}">`
  })
  const words = read.map((text) => {
    const place = `z-index:${elements.indexOf(text)}${motionStyle(steps.indexOf(text.part))}`
    const tag = text.part === 'headline' || (!isHeaded && text === read[0]) ? 'h1' : 'p'
    const drawn = content.get(text)!
    // Screen readers and their checks differ in how they read text of an SVG, so each one is named.
    const name = ` role="img" aria-label="${escaped(text.text)}"`
    const turned = text.rotation === 0 ? drawn : `<g${rotationOf(text)}>${drawn}</g>`
    return `<${tag} style="${place}"><svg width="${widthPx}" height="${heightPx}" viewBox="0 0 ${px(widthPx)} ${px(heightPx)}"${name}>${turned}</svg></${tag}>`
  })
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta name="ad.size" content="width=${widthPx},height=${heightPx}">`,
    `<title>${escaped(altText)}</title>`,
    `<style>${[...fontRules, ...stylesOf(widthPx, heightPx), ...(hasMotion ? MOTION_STYLES : [])].join('\n')}</style>`,
    exitScript(exit, clickAddress),
    '</head>',
    '<body>',
    '<main>',
    '<a id="exit" href="#">',
    ...pictures,
    ...words,
    '</a>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Lists the parts in the order in which they come in: as they lie over each other, after the ground. */
function stepsOf(elements: readonly AdElement[]): AdElement['part'][] {
  return [...new Set(elements.map(({ part }) => part))].filter((part) => part !== 'set')
}

function stylesOf(widthPx: number, heightPx: number): string[] {
  return [
    'html,body{margin:0;padding:0}',
    `#exit{display:block;position:relative;width:${widthPx}px;height:${heightPx}px;overflow:hidden;color:inherit;text-decoration:none;cursor:pointer}`,
    '#exit:focus-visible{outline:3px solid;outline-offset:-3px}',
    'img,h1,p,svg{position:absolute;margin:0;display:block}',
    'h1,p{left:0;top:0;font-size:1px}',
    'svg{left:0;top:0;overflow:visible}',
    'text{font-kerning:normal;text-rendering:geometricPrecision}',
  ]
}
