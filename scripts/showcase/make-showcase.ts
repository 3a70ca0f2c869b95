import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { paintAd } from '#server/generation/paint-ad.ts'
import type { Photo } from '#server/generation/painter.ts'
import type { AdFields } from '#studio/index.ts'
import { makeLinkPicture } from './make-link-picture.ts'
import { type ShownAd, SHOWN_ADS } from './pictures.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PHOTOS = path.join(ROOT, 'test/fixtures/photos')

interface Product {
  file: string
  name: string
  description: string
  price: string
  discount: string
  taglines: string[]
}

/** `npm run showcase`: the ads by which the landing page and the README show what the studio makes of our own photos. */
export async function makeShowcase(): Promise<void> {
  const products = JSON.parse(readFileSync(path.join(PHOTOS, 'products.json'), 'utf8')) as Product[]
  for (const shown of SHOWN_ADS) {
    const product = products.find(({ file }) => file === shown.photo)
    if (!product) throw new Error(`products.json does not know ${shown.photo}.`)
    mkdirSync(path.dirname(path.join(ROOT, shown.out)), { recursive: true })
    for (const { file, bytes } of await encodeFor(shown, await makePicture(shown, product))) {
      writeFileSync(path.join(ROOT, file), bytes)
      process.stdout.write(`${file}\n`)
    }
  }
  const linkPicture = await makeLinkPicture(path.join(ROOT, 'web/assets/campaign'))
  writeFileSync(path.join(ROOT, 'web/public/link-picture.jpg'), linkPicture)
}

async function makePicture(shown: ShownAd, product: Product): Promise<Uint8Array> {
  const photos = [shown.photo, ...(shown.company ?? [])].map(readPhoto)
  const ad: AdFields = { ...shown.look, ...fieldsOf(product) }
  const task = { ad, photos, inspiration: [], format: shown.format, seed: shown.seed }
  const { jpeg } = await paintAd(task, () => {})
  return jpeg
}

/** Letters keep their edges: no chroma is left out, and the qualities are the lowest at which no difference is seen. */
async function encodeFor({ out, webWidthsPx }: ShownAd, jpeg: Uint8Array) {
  if (!webWidthsPx) return [{ file: `${out}.jpg`, bytes: jpeg }]
  const scaled = (widthPx: number) => sharp(jpeg).resize(widthPx).keepXmp()
  const avifs = webWidthsPx.map(async (widthPx) => ({
    file: `${out}-${widthPx}.avif`,
    bytes: await scaled(widthPx).avif({ quality: 60, chromaSubsampling: '4:4:4', effort: 6 }).toBuffer(),
  }))
  const webp = scaled(Math.max(...webWidthsPx)).webp({ quality: 84, effort: 6 })
  return [...(await Promise.all(avifs)), { file: `${out}.webp`, bytes: await webp.toBuffer() }]
}

function readPhoto(file: string): Photo {
  const bytes = readFileSync(path.join(PHOTOS, file))
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function fieldsOf(product: Product): Omit<AdFields, keyof ShownAd['look']> {
  return {
    productName: product.name,
    productDescription: product.description,
    productPrice: product.price || null,
    productDiscount: product.discount || null,
    taglines: product.taglines,
    customColors: [],
  }
}
