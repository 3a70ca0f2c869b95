import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adFields } from '#test/ad-fields.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import type { FormatId } from '#contract/formats.ts'
import { makeBrief } from './brief/brief.ts'
import { chooseDirection } from './direction/choose-direction.ts'
import { proposeLayouts } from './layout/make-layout.ts'
import { decodePhoto } from './photo/decode-photo.ts'
import { studyPhoto } from './photo/study-photo.ts'
import { createTypesetter } from './type/typesetter.ts'

const typesetter = createTypesetter(packagedFonts)
const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1)

async function familiesOf(file: string, adStyle: 'clean' | 'bold' | 'luxury' | 'modern', format: FormatId) {
  const pixels = await decodePhoto(readFileSync(new URL(`../test/fixtures/photos/${file}`, import.meta.url)))
  const photo = { pixels, study: studyPhoto(pixels) }
  return new Set(
    SEEDS.map((seed) => {
      const direction = chooseDirection(makeBrief(adFields({ adStyle }), seed), photo.study, { format, seed })
      const [layout] = proposeLayouts({ direction, format, photos: [photo], typesetter, seed })
      return layout!.family
    }),
  )
}

describe('ten seeds of one brief', () => {
  it.each([
    ['drinks-can.webp', 'bold'],
    ['headphones.webp', 'luxury'],
    ['lounge-chair-plain.jpg', 'clean'],
  ] as const)('compose %s in at least four ways, strips included', async (file, style) => {
    expect((await familiesOf(file, style, 'facebook_feed')).size).toBeGreaterThanOrEqual(4)
    expect((await familiesOf(file, style, 'leaderboard')).size).toBeGreaterThanOrEqual(4)
  })

  it.each([
    ['mug-white.jpg', 'modern'],
    ['perfume-dark.jpg', 'luxury'],
    ['drinks-can-plain.jpg', 'bold'],
    ['rubber-plant-room.jpg', 'clean'],
  ] as const)('show the framed photo of %s in at least two ways, and in three on a strip', async (file, style) => {
    expect((await familiesOf(file, style, 'facebook_feed')).size).toBeGreaterThanOrEqual(2)
    expect((await familiesOf(file, style, 'leaderboard')).size).toBeGreaterThanOrEqual(3)
  })
})
