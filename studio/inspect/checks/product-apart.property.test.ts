import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AD_STYLES, type AdStyle, idsOf } from '#contract/choices.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { oklchToHex } from '../../color/oklch.ts'
import { isPreset, subjectHue } from '../../color/subject-hue.ts'
import { type Ad, makeAd } from '../../make-ad/make-ad.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { studyPhoto } from '../../photo/study-photo.ts'
import { PRODUCT_APART } from './product-apart.ts'

interface Color {
  l: number
  c: number
  h: number
}

/** Draws a flask of one color, a little lighter at its left. */
function flask({ l, c, h }: Color): StudiedPhoto {
  const pixels = drawPixels(
    300,
    460,
    [0, 0, 0, 0],
    [
      (x, y) => {
        const isBody = Math.abs(x - 150) < 78 && y > 90 && y < 430
        const isNeck = Math.abs(x - 150) < 34 && y > 30 && y <= 90
        if (!isBody && !isNeck) return undefined
        const hex = Number.parseInt(oklchToHex(Math.min(0.97, l + ((150 - x) / 78) * 0.035), c, h).slice(1), 16)
        return [hex >> 16, (hex >> 8) & 255, hex & 255, 255]
      },
    ],
  )
  return { pixels, study: studyPhoto(pixels) }
}

/** Makes an ad in the palette of the photo's own color, the worst that a user can choose. */
function adOf(photo: StudiedPhoto, adStyle: AdStyle, seed: number): Promise<Ad> {
  const name = subjectHue(photo.study.palette)
  const ad = adFields({ adStyle, colorPalette: isPreset(name) ? name : 'blue' })
  return makeAd({ ad, photos: [photo], format: 'google_display', seed, typesetter })
}

const isLost = ({ report }: Ad) => report.findings.some(({ rule }) => rule === PRODUCT_APART)

it('warns of a red bag on red where the red is the user’s own, and else takes another ground', async () => {
  const bag = flask({ l: 0.53, c: 0.2, h: 27 })
  expect(isLost(await adOf(bag, 'bold', 1))).toBe(false)
  const red = { adStyle: 'bold', colorPalette: 'custom', customColors: ['#d0202a'] } as const
  const ad = adFields({ ...red, customColors: [...red.customColors] })
  const own = await makeAd({ ad, photos: [bag], format: 'google_display', seed: 1, typesetter })
  expect(own.report.findings.find(({ rule }) => rule === PRODUCT_APART)).toMatchObject({ severity: 'warning' })
})

it(
  'sets a product in the palette of its own color apart from its ground, in every style',
  { tags: 'property' },
  async () => {
    const color = fc.record({
      l: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
      c: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
      h: fc.integer({ min: 0, max: 359 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...idsOf(AD_STYLES)),
        color,
        fc.integer({ min: 0, max: 99 }),
        async (style, own, seed) => {
          const ad = await adOf(flask(own), style, seed)
          expect({ style, own, seed, family: ad.layout.family, isLost: isLost(ad) }).toMatchObject({ isLost: false })
        },
      ),
      propertyRuns(60),
    )
  },
)
