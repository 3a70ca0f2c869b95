import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { AD_STYLES, type AdStyle, COLOR_PALETTES, type ColorPalette } from '#contract/choices.ts'
import { paintAd } from '#server/generation/paint-ad.ts'
import type { PaintTask } from '#server/generation/painter.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PHOTOS = path.join(ROOT, 'test/fixtures/photos')
const OUT = path.join(ROOT, 'web/assets/styles')

/** One product in every look, so that only the look differs: no colour of its own, and whole from any side. */
const PHOTO = 'headphones.webp'
/** With it each style shows the family that shows it best. */
const SEED = 2
/** Twice the width of a card in step 3. */
const WIDTH_PX = 400

/** `npm run previews`: the studio's own ads that step 3 shows for each style in each palette. */
export async function makePreviews(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  for (const { id: style } of AD_STYLES) {
    for (const { id: palette } of COLOR_PALETTES) {
      if (palette === 'custom') continue
      const file = path.join(OUT, `${style}-${palette}.avif`)
      writeFileSync(file, await makePreview(style, palette))
      process.stdout.write(`${path.relative(ROOT, file)}\n`)
    }
  }
}

async function makePreview(adStyle: AdStyle, colorPalette: ColorPalette): Promise<Uint8Array> {
  const { name, description, price, discount, taglines } = readProduct()
  const isLuxury = adStyle === 'luxury'
  const task: PaintTask = {
    ad: {
      ...{
        productName: name,
        productDescription: description,
        productPrice: price,
        productDiscount: discount,
        taglines,
      },
      ...{ adStyle, colorPalette, customColors: [] },
      typography: isLuxury ? 'classic' : 'modern',
      tone: isLuxury ? 'luxury' : 'friendly',
    },
    photos: [readPhoto()],
    inspiration: [],
    format: 'square',
    seed: SEED,
  }
  const { jpeg } = await paintAd(task, () => {})
  return sharp(jpeg).resize(WIDTH_PX).avif({ quality: 55, effort: 8 }).keepXmp().toBuffer()
}

interface Product {
  file: string
  name: string
  description: string
  price: string
  discount: string
  taglines: string[]
}

function readProduct(): Product {
  const products = JSON.parse(readFileSync(path.join(PHOTOS, 'products.json'), 'utf8')) as Product[]
  const product = products.find(({ file }) => file === PHOTO)
  if (!product) throw new Error(`products.json does not know ${PHOTO}.`)
  return product
}

function readPhoto(): PaintTask['photos'][number] {
  const bytes = readFileSync(path.join(PHOTOS, PHOTO))
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
