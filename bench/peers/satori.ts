import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import type { Peer } from './peer.ts'
import {
  FAMILY,
  GROUND_STYLE,
  type Part,
  partsOf,
  QUALITY,
  readFont,
  readProduct,
  SIDE_PX,
  styleOf,
  type Text,
} from './scene.ts'

/** Opens satori with resvg, as pictures for link previews are made, with sharp for the JPEG. */
export async function openPeer(): Promise<Peer> {
  const fonts = await Promise.all(
    [
      ...new Set(
        partsOf(0)
          .filter(isText)
          .map(({ weight }) => weight),
      ),
    ].map(fontOf),
  )
  const product = `data:image/png;base64,${(await readProduct()).toString('base64')}`
  return {
    async paint(picture) {
      const children = partsOf(picture).map((part) => elementOf(part, product))
      const root = { type: 'div', props: { style: { ...GROUND_STYLE, display: 'flex' }, children } }
      const svg = await satori(root as unknown as Parameters<typeof satori>[0], {
        width: SIDE_PX,
        height: SIDE_PX,
        fonts,
      })
      const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
      const image = sharp(pixels, { raw: { width, height, channels: 4 } })
      return image.removeAlpha().jpeg({ quality: QUALITY }).toBuffer()
    },
  }
}

function isText(part: Part): part is Text {
  return part.kind === 'text'
}

/** Returns one weight of the font as TrueType: satori reads neither WOFF2 nor a font's axes. */
async function fontOf(weight: number): Promise<Font> {
  const options = { targetFormat: 'truetype' as const, variationAxes: { wght: weight }, keepAllGlyphs: true }
  const data = await subsetFont(Buffer.from(readFont()), '', options)
  return { name: FAMILY, data, weight: weight as NonNullable<Font['weight']> }
}

function elementOf(part: Part, product: string) {
  const style = styleOf(part)
  if (part.kind === 'picture') return { type: 'img', props: { src: product, style } }
  return {
    type: 'div',
    props: { style: { ...style, display: 'flex' }, children: part.kind === 'text' ? part.text : [] },
  }
}
