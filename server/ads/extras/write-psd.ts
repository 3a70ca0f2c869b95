import { type Layer, type LayerTextData, type TextStyleRun, writePsdBuffer } from 'ag-psd'
import {
  type AdElement,
  hexToRgb,
  type LayeredAd,
  middleOf,
  type PictureElement,
  type TextElement,
} from '#studio/index.ts'
import { type CutFont, cutFontsOf } from './cut-font.ts'
import type { ExtraFile } from './extra-file.ts'
import { splitByFont } from './outline-text.ts'
import { elementName, partName } from './part-names.ts'
import { splitSpaces } from './split-spaces.ts'
import { alignmentOf } from './text-alignment.ts'

/** Screens are taken for 72 pixels an inch in Photoshop, where a point is then a pixel. */
const PIXELS_PER_INCH = 72

/**
 * Writes an ad as a Photoshop file: one layer for each element, in a group where a part has several. Texts are live in
 * the fonts that lie beside the file; each also holds its pixels, which are shown until it is edited.
 */
export async function writePsdFile({ widthPx, heightPx, pixels, elements }: LayeredAd): Promise<ExtraFile> {
  const layers = await Promise.all(
    elements.map(async (element) => ({ part: element.part, layer: await layerOf(element) })),
  )
  const psd = {
    width: widthPx,
    height: heightPx,
    imageData: { width: widthPx, height: heightPx, data: pixels.data },
    imageResources: {
      resolutionInfo: {
        horizontalResolution: PIXELS_PER_INCH,
        horizontalResolutionUnit: 'PPI' as const,
        widthUnit: 'Inches' as const,
        verticalResolution: PIXELS_PER_INCH,
        verticalResolutionUnit: 'PPI' as const,
        heightUnit: 'Inches' as const,
      },
    },
    children: groupByPart(layers),
  }
  return { ending: '.psd', bytes: writePsdBuffer(psd, { noBackground: true }) }
}

interface PartLayer {
  part: AdElement['part']
  layer: Layer
}

/** Puts neighboring layers of one part into a group. */
function groupByPart(layers: readonly PartLayer[]): Layer[] {
  const groups: PartLayer[][] = []
  for (const one of layers) {
    const last = groups.at(-1)
    if (last?.[0]?.part === one.part) last.push(one)
    else groups.push([one])
  }
  return groups.map((group) => {
    const [first] = group
    if (group.length === 1) return first!.layer
    return { name: partName(first!.part), opened: false, children: group.map(({ layer }) => layer) }
  })
}

async function layerOf(element: AdElement): Promise<Layer> {
  if (element.kind === 'picture') return pixelLayer(element, elementName(element))
  const pixels = pixelLayer(element.picture, elementName(element))
  const fonts = await cutFontsOf(element)
  return fonts ? { ...pixels, text: liveText(element, fonts) } : pixels
}

function pixelLayer({ box, rgba }: Pick<PictureElement, 'box' | 'rgba'>, name: string): Layer {
  return {
    name,
    top: box.y,
    left: box.x,
    bottom: box.y + box.height,
    right: box.x + box.width,
    blendMode: 'normal',
    imageData: { width: box.width, height: box.height, data: rgba },
  }
}

/** Describes a text as Photoshop's point text, whose origin is the pen of its first line. */
function liveText(text: TextElement, fonts: readonly CutFont[]): LayerTextData {
  const { align, x } = alignmentOf(text)
  const origin = rotated(text, [x, text.lines[0]!.baseline])
  const angle = (text.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const runs = styleRuns(text, fonts)
  return {
    text: text.lines.map((line) => line.text).join('\n'),
    transform: [cos, sin, -sin, cos, ...origin],
    antiAlias: 'smooth',
    shapeType: 'point',
    orientation: 'horizontal',
    useFractionalGlyphWidths: true,
    style: runs[0]!.style,
    styleRuns: runs,
    paragraphStyle: { justification: align },
  }
}

function rotated({ box, rotation }: TextElement, [x, y]: readonly [number, number]): [number, number] {
  const angle = (rotation * Math.PI) / 180
  const [cx, cy] = middleOf(box)
  const [dx, dy] = [x - cx, y - cy]
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)]
}

/** Writes a run for each line, and in it for each font and for spaces that are wider than the font's own. */
function styleRuns(text: TextElement, fonts: readonly CutFont[]): TextStyleRun[] {
  const { lines, sizePx, trackingPx, wordSpacePx, color, strike } = text
  const [r, g, b] = hexToRgb(color)
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const style = {
      fontSize: sizePx,
      fillColor: { r, g, b },
      autoKerning: true,
      ...(before ? { autoLeading: false, leading: line.baseline - before.baseline } : { autoLeading: true }),
      ...(strike && { strikethrough: true }),
    }
    const isLast = index === lines.length - 1
    return splitByFont(line.text + (isLast ? '' : '\n'), fonts).flatMap(({ text: words, font }) =>
      splitSpaces(words, wordSpacePx).map(({ letters, isSpace }) => ({
        length: letters.length,
        style: {
          ...style,
          font: { name: font.postScript },
          tracking: Math.round((1000 * (trackingPx + (isSpace ? wordSpacePx : 0))) / sizePx),
        },
      })),
    )
  })
}
