import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { AD_STYLES, type AdStyle, COLOR_PALETTES, type ColorPalette } from '#contract/choices.ts'
import { paintAd } from '#server/ads/generation/paint-ad.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { ROOT } from '../launch/root.mjs'
import { readOwnPhoto, readOwnWords } from '../own-products.ts'

const OUT = path.join(ROOT, 'web/assets/styles')

/** One product in every look, so that only the look differs: it has no color of its own, and is whole from any side. */
const PHOTO = 'headphones.webp'
/** The seed with which each style shows the family that represents it best. */
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
  const isLuxury = adStyle === 'luxury'
  const task: PaintTask = {
    ad: {
      ...readOwnWords(PHOTO),
      adStyle,
      colorPalette,
      customColors: [],
      typography: isLuxury ? 'classic' : 'modern',
      tone: isLuxury ? 'luxury' : 'friendly',
    },
    photos: [readOwnPhoto(PHOTO)],
    inspiration: [],
    format: 'square',
    seed: SEED,
  }
  const { jpeg } = await paintAd(task, () => {})
  return sharp(jpeg).resize(WIDTH_PX).avif({ quality: 55, effort: 8 }).keepXmp().toBuffer()
}
