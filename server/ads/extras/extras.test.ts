import { hash } from 'node:crypto'
import Psd from '@webtoon/psd'
import { Blob as FontBlob, Face } from 'harfbuzzjs'
import JSZip from 'jszip'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { HTML5_BYTES_MAX, HTML5_FILES_MAX } from '#contract/ads/extras.ts'
import { getFormat } from '#contract/formats.ts'
import { layerAd, type LayeredAd, makeAd, type TextElement } from '#studio/index.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Extras, ExtrasOptions } from './extra-file.ts'
import { MOTION_MAX_MS } from './html5-motion.ts'
import { elementName } from './part-names.ts'
import { writeExtras } from './write-extras.ts'

let ad: LayeredAd
let texts: TextElement[]
let jpeg: Uint8Array

beforeAll(async () => {
  const photos = [await cutOutPhoto()]
  const fields = adFields({ adStyle: 'luxury', productName: 'Halden <H1> & "Co"' })
  const made = await makeAd({ ad: fields, photos, format: 'google_display', seed: 2, typesetter })
  ad = await layerAd({ layout: made.layout, photos, typesetter })
  texts = ad.elements.filter((element) => element.kind === 'text')
  jpeg = made.jpeg
})

function write(options: Partial<ExtrasOptions> & Pick<ExtrasOptions, 'extras'>, of = ad): Promise<Extras> {
  return writeExtras(of, {
    exit: 'clicktag',
    hasMotion: false,
    format: getFormat('google_display'),
    productName: 'Halden H1',
    altText: 'Halden <H1>. An ad.',
    language: 'en',
    clickAddress: 'https://halden.example/</script>',
    jpeg,
    ...options,
  })
}

async function fileOf(extra: ExtrasOptions['extras'][number], ending: string, options = {}): Promise<Uint8Array> {
  const { files } = await write({ extras: [extra], ...options })
  return files.find((file) => file.ending === ending)!.bytes
}

interface Tag {
  name: string
  attributes: Record<string, string>
  text: string
}

/** Reads a file as XML, which it has to be. */
function readXml(xml: string): Tag[] {
  const tags: Tag[] = []
  const open: Tag[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const tag = { name, attributes: attributes as Record<string, string>, text: '' }
    tags.push(tag)
    open.push(tag)
  })
  parser.on('text', (text) => {
    for (const tag of open) tag.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return tags
}

interface ReadPsd {
  width: number
  height: number
  layers: {
    name: string
    left: number
    top: number
    width: number
    height: number
    text?: string
    textProperties?: Record<string, unknown>
  }[]
}

function readPsd(bytes: Uint8Array): ReadPsd {
  return Psd.parse(Uint8Array.from(bytes).buffer) as unknown as ReadPsd
}

const linesOf = ({ lines }: TextElement) => lines.map(({ text }) => text)

describe('an HTML5 banner', () => {
  async function open(options = {}) {
    const bytes = await fileOf('html5', '-html5.zip', options)
    const zip = await JSZip.loadAsync(bytes)
    return { bytes, names: Object.keys(zip.files), page: await zip.file('index.html')!.async('string') }
  }

  it('is one light archive with a page of the ad’s size and every word as text', async () => {
    const { bytes, names, page } = await open()
    expect(bytes.byteLength).toBeLessThanOrEqual(HTML5_BYTES_MAX)
    expect(names.length).toBeLessThanOrEqual(HTML5_FILES_MAX)
    expect(names.toSorted()).toEqual(['0.jpg', 'index.html'])
    expect(page).toContain('<meta name="ad.size" content="width=300,height=250">')
    for (const line of texts.flatMap(linesOf)) {
      const escaped = line
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
      expect(page).toContain(`>${escaped}</text>`)
    }
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).not.toContain('animation')
  })

  it('asks nothing of other addresses, and leaves by the variable that networks set', async () => {
    const { page } = await open()
    const sources = [...page.matchAll(/(?:src|href)="([^"#]+)"|url\(([^)]+)\)/g)].map((match) => match[1] ?? match[2]!)
    expect(sources.filter((source) => !source.startsWith('data:font/woff2') && !source.startsWith('#'))).toEqual([
      '0.jpg',
    ])
    expect(page).toContain(String.raw`var clickTag = "https://halden.example/\u003c/script>";`)
  })

  it('leaves by Google’s exit where that was chosen', async () => {
    const { page } = await open({ exit: 'google' })
    expect(page).toContain('https://tpc.googlesyndication.com/pagead/gadgets/html5/api/exitapi.js')
    expect(page).not.toContain('clickTag')
  })

  it('moves gently, once, and not for people who prefer none', async () => {
    const { page, names } = await open({ hasMotion: true })
    expect(names.length).toBeGreaterThan(2)
    expect(page).toContain('@media (prefers-reduced-motion:no-preference){')
    const starts = [...page.matchAll(/--in:(\d+)ms/g)].map(([, ms]) => Number(ms))
    expect(new Set(starts).size).toBeGreaterThan(2)
    expect(Math.max(...starts) + 700).toBeLessThanOrEqual(MOTION_MAX_MS)
    expect(page).not.toContain('infinite')
  })

  it('is not made for a size that display networks do not take', async () => {
    const { files, notes } = await write({ extras: ['html5'], format: getFormat('square') })
    expect({ files, notes }).toEqual({ files: [], notes: [expect.stringContaining('no size of a display network')] })
  })
})

it('a PSD has the parts as layers, with live text in fonts that lie beside it', async () => {
  const { files, fonts } = await write({ extras: ['psd'] })
  const psd = readPsd(files[0]!.bytes)
  expect({ width: psd.width, height: psd.height }).toEqual({ width: 300, height: 250 })
  expect(psd.layers.map(({ name }) => name).toSorted()).toEqual(ad.elements.map(elementName).toSorted())
  const live = psd.layers.filter(({ text }) => text !== undefined)
  expect(live.map(({ text }) => text!.replaceAll(/[\r\n]+/g, '|')).toSorted()).toEqual(
    texts.map((text) => linesOf(text).join('|')).toSorted(),
  )
  for (const layer of live) {
    const { box } = texts.find((text) => linesOf(text).join('|') === layer.text!.replaceAll(/[\r\n]+/g, '|'))!.picture
    for (const [one, other] of [
      [layer.left, box.x],
      [layer.top, box.y],
      [layer.width, box.width],
      [layer.height, box.height],
    ] as const)
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1)
    const used = JSON.stringify(layer.textProperties?.['ResourceDict'])
    expect(fonts.some(({ name }) => used.includes(name.replace('.ttf', '').replaceAll(/[^A-Za-z0-9]+/g, '')))).toBe(
      true,
    )
  }
})

it('an SVG has all texts as outlines, and another one as text', async () => {
  const outlines = readXml(Buffer.from(await fileOf('svg', '.svg')).toString())
  expect(outlines.filter(({ name }) => name === 'text')).toEqual([])
  expect(outlines[0]!.attributes).toMatchObject({ width: '300', height: '250' })
  const spans = readXml(Buffer.from(await fileOf('svg', '-text.svg')).toString()).filter(({ name }) => name === 'tspan')
  const lines = texts.flatMap(({ lines }) => lines)
  expect(spans.map(({ text }) => text)).toEqual(lines.map(({ text }) => text))
  for (const [index, { attributes }] of spans.entries()) {
    expect(Math.abs(Number(attributes['x']) - lines[index]!.x)).toBeLessThanOrEqual(0.01)
    // Small letters are moved to where the painter has fitted them to pixels.
    expect(Math.abs(Number(attributes['y']) - lines[index]!.baseline)).toBeLessThanOrEqual(1.31)
  }
})

it('a slide has its shapes named as parts, and live text', async () => {
  const zip = await JSZip.loadAsync(await fileOf('pptx', '.pptx'))
  const tags = readXml(await zip.file('ppt/slides/slide1.xml')!.async('string'))
  const names = tags.filter(({ name }) => name === 'p:cNvPr').map(({ attributes }) => attributes['name'])
  expect(names.filter((name) => name !== '')).toEqual(ad.elements.map(elementName))
  const paragraphs = tags.filter(({ name }) => name === 'a:p').map(({ text }) => text)
  expect(paragraphs).toEqual(texts.flatMap(linesOf))
  const deck = readXml(await zip.file('ppt/presentation.xml')!.async('string'))
  const { cx, cy } = deck.find(({ name }) => name === 'p:sldSz')!.attributes
  expect([Number(cx) / 9525, Number(cy) / 9525]).toEqual([300, 250])
  const places = tags.filter(({ name }) => name === 'a:off').map(({ attributes }) => Number(attributes['x']) / 9525)
  const pictures = ad.elements.flatMap((element, index) => (element.kind === 'picture' ? [[index, element.box.x]] : []))
  // The first place is that of the slide itself.
  for (const [index, x] of pictures) expect(Math.abs(places[index! + 1]! - x!)).toBeLessThanOrEqual(1)
})

it('a proof is a page of the ad’s size with its lines as text, each on its baseline', async () => {
  const data = Uint8Array.from(await fileOf('pdf', '.pdf'))
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
  const scale = 0.75
  expect(page.view).toEqual([0, 0, 300 * scale, 250 * scale])
  const items = (await page.getTextContent()).items.filter((item) => 'str' in item && item.str.trim() !== '')
  const lines = texts.flatMap((text) => text.lines.map((line) => ({ ...line, sizePx: text.sizePx })))
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe(lines.map(({ text }) => text).join(''))
  for (const item of items) {
    if (!('str' in item)) continue
    const line = lines.find(({ text, baseline }) => {
      return text.startsWith(item.str) && Math.abs(250 - item.transform[5] / scale - baseline) <= 1.31
    })
    expect(line).toBeDefined()
    expect(Math.abs(item.transform[0] / scale - line!.sizePx)).toBeLessThan(0.1)
    expect(Math.abs(item.transform[4] / scale - line!.x)).toBeLessThanOrEqual(1)
  }
})

it('fonts have a name of their own and their licence beside them', async () => {
  const { fonts } = await write({ extras: ['svg'] })
  const files = fonts.filter(({ name }) => name.endsWith('.ttf'))
  expect(files.length).toBeGreaterThan(0)
  for (const { name, bytes } of files) {
    const face = new Face(new FontBlob(bytes))
    expect(`${face.getName(1, 'en')}.ttf`).toBe(name)
    expect(face.getName(2, 'en')).toBe('Regular')
    expect(Object.keys(face.getAxisInfos())).toEqual([])
  }
  const licences = fonts.filter(({ name }) => name.startsWith('OFL'))
  expect(licences.length).toBeGreaterThan(0)
  for (const { bytes } of licences) expect(Buffer.from(bytes).toString()).toContain('SIL Open Font License')
})

it('a font that a user uploaded is not handed on: its text is drawn, and named', async () => {
  const own = {
    ...ad,
    elements: ad.elements.map((element) =>
      element.kind === 'text'
        ? { ...element, fonts: [{ key: 'own/1', family: undefined, axes: {}, read: undefined }] }
        : element,
    ),
  }
  const { files, fonts } = await write({ extras: ['html5', 'svg', 'psd', 'pptx', 'pdf'] }, own)
  expect(fonts).toEqual([])
  const zip = await JSZip.loadAsync(files.find(({ ending }) => ending === '-html5.zip')!.bytes)
  const page = await zip.file('index.html')!.async('string')
  expect(page).not.toContain('font-face')
  expect(page).toContain(
    `aria-label="${texts[0]!.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}"`,
  )
  const psd = readPsd(files.find(({ ending }) => ending === '.psd')!.bytes)
  expect(psd.layers.filter(({ text }) => text !== undefined)).toEqual([])
})

it('pictures come in the file types that the platform takes, within its limit', async () => {
  const google = await write({ extras: ['pictures'] })
  expect(google.files.map(({ ending }) => ending)).toEqual(['.png'])
  expect(google.files[0]!.bytes.byteLength).toBeLessThanOrEqual(150_000)
  const format = { ...getFormat('google_display'), folder: 'web' as const }
  const web = await write({ extras: ['pictures'], format })
  for (const { ending, bytes } of web.files) {
    const { format: type, width, height } = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: 300, height: 250 })
    expect(ending).toBe(`.${type === 'heif' ? 'avif' : type}`)
  }
  expect(web.files).toHaveLength(3)
  const none = await write({ extras: ['pictures'], format: { ...format, folder: 'google', maxBytes: 100 } })
  expect(none).toMatchObject({ files: [], notes: [expect.stringContaining('no PNG')] })
})

it('refuses a picture that is no longer painted as it was', async () => {
  const other = await sharp(jpeg).negate().jpeg().toBuffer()
  await expect(write({ extras: ['svg'], jpeg: other })).rejects.toThrow('have changed since it was made')
})

it('the same ad is the same files, also for many at once', async () => {
  const extras = ['html5', 'psd', 'svg', 'pdf'] as const
  const hashes = ({ files }: Extras) => files.map(({ ending, bytes }) => [ending, hash('sha256', bytes)])
  const alone = hashes(await write({ extras }))
  const together = await Promise.all([1, 2, 3, 4].map(async () => hashes(await write({ extras }))))
  for (const one of together) expect(one).toEqual(alone)
})
