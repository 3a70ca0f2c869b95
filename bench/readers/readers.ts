import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import JSZip from 'jszip'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findHeadlessChromium } from '#scripts/chromium.ts'
import type { NamedBox } from './boxes.ts'
import { findPsdTools, isThere, run } from './programs.ts'
import type { WrittenAd } from './write-ads.ts'

/** Contents of an ad's file as a program finds them. */
export interface Reading {
  /** The picture as the program shows it, in a format that sharp reads. */
  picture: Uint8Array
  /** All words in it. Left out for a file that has none. */
  words?: string
  /** Boxes of the pictures and texts, if the program names them. */
  boxes?: NamedBox[]
  /** Sizes of the texts' letters, if the program names them. */
  sizesPx?: { name: string; sizePx: number }[]
}

export interface Reader {
  kind: string
  program: string
  /** Debian's package that has it; undefined if it is there. */
  missing(): string | undefined
  /** Returns true for an ad that has such a file; left out if all have one. */
  takes?(ad: WrittenAd): boolean
  /** Reads the files of the ads, in their order. */
  read(ads: readonly WrittenAd[], folder: string): Promise<Reading[]>
}

const PSD_SCRIPT = fileURLToPath(new URL('read-psd.py', import.meta.url))

interface PsdLayer extends NamedBox {
  text?: string
  sizePx?: number
}

function readPsds(picture: 'merged' | 'layers'): Reader['read'] {
  return async (ads, folder) => {
    const output = run(folder, findPsdTools()!, [PSD_SCRIPT, ...filesOf(ads, folder, '.psd')])
    return (JSON.parse(output) as PsdLayer[][]).map((layers, index) => ({
      picture: readFileSync(path.join(folder, `${ads[index]!.name}-${picture}.png`)),
      words: layers.map(({ text }) => text ?? '').join('\n'),
      boxes: layers,
      sizesPx: layers.flatMap(({ name, sizePx }) => (sizePx === undefined ? [] : { name, sizePx })),
    }))
  }
}

function readSvgs(ending: string): Reader['read'] {
  return async (ads, folder) => {
    const files = filesOf(ads, folder, ending)
    run(folder, 'inkscape', ['--export-type=png', ...files])
    return files.map((file) => {
      const picture = readFileSync(file.replace('.svg', '.png'))
      if (ending !== '-text.svg') return { picture }
      const own = file.replace('.svg', '-inkscape.svg')
      run(folder, 'inkscape', ['--export-plain-svg', `--export-filename=${own}`, file])
      const spans = [...readFileSync(own, 'utf8').matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)]
      return { picture, words: spans.map(([, text]) => text).join('\n') }
    })
  }
}

/** Options by which LibreOffice keeps pictures as they are: otherwise it makes a JPEG of each. */
const LOSSLESS = {
  UseLosslessCompression: { type: 'boolean', value: 'true' },
  ReduceImageResolution: { type: 'boolean', value: 'false' },
}

async function readSlides(ads: readonly WrittenAd[], folder: string): Promise<Reading[]> {
  const out = path.join(folder, 'slides')
  const office = ['--headless', `-env:UserInstallation=file://${folder}/office`]
  run(folder, 'soffice', [
    ...office,
    '--convert-to',
    `pdf:impress_pdf_Export:${JSON.stringify(LOSSLESS)}`,
    '--outdir',
    out,
    ...filesOf(ads, folder, '.pptx'),
  ])
  return Promise.all(ads.map((ad) => readPage(ad, folder, path.join(out, `${ad.name}.pdf`))))
}

async function readProofs(ads: readonly WrittenAd[], folder: string): Promise<Reading[]> {
  return Promise.all(ads.map((ad) => readPage(ad, folder, path.join(folder, `${ad.name}.pdf`))))
}

/** Poppler sets large letters at whole pixels, so that at its own size a page shows them up to a pixel off. */
const OVERSAMPLED = 4

async function readPage({ painted: { widthPx, heightPx } }: WrittenAd, folder: string, file: string): Promise<Reading> {
  const stem = file.replace('.pdf', '-page')
  const size = ['-scale-to-x', String(OVERSAMPLED * widthPx), '-scale-to-y', String(OVERSAMPLED * heightPx)]
  run(folder, 'pdftoppm', ['-png', '-singlefile', ...size, file, stem])
  return { picture: await averaged(`${stem}.png`, { widthPx, heightPx }), words: run(folder, 'pdftotext', [file, '-']) }
}

/** Makes each pixel the mean of those that it was oversampled by: any other filter blurs what lies on whole pixels. */
async function averaged(file: string, { widthPx, heightPx }: { widthPx: number; heightPx: number }): Promise<Buffer> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const mean = Buffer.alloc(3 * widthPx * heightPx)
  for (let at = 0; at < mean.length; at += 1) {
    const [pixel, channel] = [Math.floor(at / 3), at % 3]
    const [left, top] = [OVERSAMPLED * (pixel % widthPx), OVERSAMPLED * Math.floor(pixel / widthPx)]
    let sum = 0
    for (let y = top; y < top + OVERSAMPLED; y += 1)
      for (let x = left; x < left + OVERSAMPLED; x += 1) sum += data[3 * (y * info.width + x) + channel]!
    mean[at] = Math.round(sum / OVERSAMPLED ** 2)
  }
  return sharp(mean, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .png()
    .toBuffer()
}

async function readMerged(ads: readonly WrittenAd[], folder: string): Promise<Reading[]> {
  return filesOf(ads, folder, '.psd').map((file) => {
    const picture = file.replace('.psd', '-magick.png')
    run(folder, 'convert', [`${file}[0]`, picture])
    return { picture: readFileSync(picture) }
  })
}

async function readBanners(ads: readonly WrittenAd[], folder: string): Promise<Reading[]> {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: findHeadlessChromium()!, args })
  try {
    const page = await browser.newPage()
    const readings: Reading[] = []
    for (const { name, painted } of ads) {
      const { files } = await JSZip.loadAsync(readFileSync(path.join(folder, `${name}-html5.zip`)))
      await page.unrouteAll()
      await page.route('**/*', async (route) => {
        const file = files[new URL(route.request().url()).pathname.slice(1)]
        if (!file) return route.abort()
        const contentType = file.name.endsWith('.html') ? 'text/html' : undefined
        await route.fulfill({ body: await file.async('nodebuffer'), ...(contentType && { contentType }) })
      })
      await page.setViewportSize({ width: painted.widthPx, height: painted.heightPx })
      await page.goto('https://banner.example/index.html')
      await page.evaluate(() => document.fonts.ready.then(() => true))
      const texts = await page.locator('text').allTextContents()
      readings.push({ picture: await page.screenshot(), words: texts.join('\n') })
    }
    return readings
  } finally {
    await browser.close()
  }
}

function filesOf(ads: readonly WrittenAd[], folder: string, ending: string): string[] {
  return ads.map(({ name }) => path.join(folder, `${name}${ending}`))
}

const need = (isInstalled: () => boolean, name: string) => () => (isInstalled() ? undefined : name)
const psdTools = need(() => findPsdTools() !== undefined, 'python3-psd-tools')
const inkscape = need(() => isThere('inkscape'), 'inkscape')
const poppler = need(() => isThere('pdftoppm', ['-v']), 'poppler-utils')
const office = need(() => isThere('soffice'), 'libreoffice-impress')

/** The readers, none of which is ours, in the order of the table. */
export const READERS: readonly Reader[] = [
  { kind: 'PSD', program: 'psd-tools, merged picture', missing: psdTools, read: readPsds('merged') },
  { kind: 'PSD', program: 'psd-tools, its layers', missing: psdTools, read: readPsds('layers') },
  {
    kind: 'PSD',
    program: 'ImageMagick',
    missing: need(() => isThere('convert'), 'imagemagick'),
    read: readMerged,
  },
  { kind: 'SVG, outlines', program: 'Inkscape', missing: inkscape, read: readSvgs('.svg') },
  { kind: 'SVG, text', program: 'Inkscape', missing: inkscape, read: readSvgs('-text.svg') },
  { kind: 'PPTX', program: 'LibreOffice', missing: () => office() ?? poppler(), read: readSlides },
  { kind: 'PDF', program: 'poppler', missing: poppler, read: readProofs },
  {
    kind: 'HTML5',
    program: 'Chromium',
    missing: need(() => findHeadlessChromium() !== undefined, 'chromium'),
    takes: ({ hasBanner }) => hasBanner,
    read: readBanners,
  },
]
