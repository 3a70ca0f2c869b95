import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { paintAd } from '#server/ads/generation/paint-ad.ts'
import type { AdFields } from '#studio/index.ts'
import { ROOT } from '../launch/root.mjs'
import { readOwnPhoto, readOwnWords } from '../own-products.ts'
import { makeAppPicture } from './make-app-picture.ts'
import { makeLinkPicture } from './make-link-picture.ts'
import { type ShownAd, SHOWN_ADS } from './pictures.ts'

/**
 * `npm run showcase`: makes the ads by which the landing page and the README show what the studio makes of our own
 * photos, and the picture of the app.
 */
export async function makeShowcase(): Promise<void> {
  for (const shown of SHOWN_ADS) {
    mkdirSync(path.dirname(path.join(ROOT, shown.out)), { recursive: true })
    for (const { file, bytes } of await encodeFor(shown, await makePicture(shown))) {
      writeFileSync(path.join(ROOT, file), bytes)
      process.stdout.write(`${file}\n`)
    }
  }
  const linkPicture = await makeLinkPicture(path.join(ROOT, 'web/assets/campaign'))
  writeFileSync(path.join(ROOT, 'web/public/link-picture.jpg'), linkPicture)
  writeFileSync(path.join(ROOT, 'docs/images/app.jpg'), await makeAppPicture())
}

async function makePicture(shown: ShownAd): Promise<Uint8Array> {
  const photos = [shown.photo, ...(shown.companions ?? [])].map(readOwnPhoto)
  const ad: AdFields = { ...shown.look, ...readOwnWords(shown.photo), customColors: [] }
  const task = { ad, photos, inspiration: [], format: shown.format, seed: shown.seed }
  const { jpeg } = await paintAd(task, () => {})
  return jpeg
}

/**
 * Encodes without blurring letters: no chroma is left out, and the qualities are the lowest without a visible
 * difference.
 */
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
