import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MAIN_FORMATS } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { hostilePhotos } from '#test/pictures/hostile-photos.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeAd, type StudiedPhoto } from '../index.ts'
import { decodePhoto } from './pixels/decode-photo.ts'
import { studyPhoto } from './study-photo.ts'

const photos = hostilePhotos()
const studies = new Map<string, Promise<StudiedPhoto>>()

/** Studied once for each photo: three tests use the same study. */
function study(name: string): Promise<StudiedPhoto> {
  const found = studies.get(name) ?? studyAgain(name)
  studies.set(name, found)
  return found
}

async function studyAgain(name: string): Promise<StudiedPhoto> {
  const pixels = await decodePhoto(await photos[name]!())
  return { pixels, study: studyPhoto(pixels) }
}

const isSmall = ({ widthPx, heightPx }: (typeof MAIN_FORMATS)[number]) => widthPx * heightPx < 100_000
const [SMALL, LARGER] = [MAIN_FORMATS.filter(isSmall), MAIN_FORMATS.filter((format) => !isSmall(format))]

/**
 * Larger pictures take most of the time, and show a photo as the small ones do: each photo is tested with one of them,
 * in turn.
 */
function formatsOf(name: string) {
  return [...SMALL, LARGER[Object.keys(photos).indexOf(name) % LARGER.length]!]
}

/**
 * One of every kind of hostility: hardly a picture, no ground that differs from the product, a mask that lies, colors
 * of print.
 */
const FEW = ['one pixel', 'touching all sides', 'a trace of alpha', 'four inks']

describe.each(Object.keys(photos))('a photo that is %s', (name) => {
  const again = FEW.includes(name) ? {} : { tags: 'thorough/variety' as const }

  it('has a study without a contradiction', again, async () => {
    const { pixels, study: found } = await study(name)
    const { product, productBox, subject, treatment } = found
    expect(product !== undefined).toBe(treatment !== 'photo')
    expect(productBox !== undefined).toBe(treatment !== 'photo')
    for (const box of [productBox, subject]) {
      if (!box) continue
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1)
      expect(box.x + box.width).toBeLessThanOrEqual(pixels.widthPx)
      expect(box.y + box.height).toBeLessThanOrEqual(pixels.heightPx)
    }
    if (product) {
      expect({ width: product.widthPx, height: product.heightPx }).toEqual({
        width: productBox!.width,
        height: productBox!.height,
      })
      expect(product.data).toHaveLength(product.widthPx * product.heightPx * 4)
    }
    for (const share of [found.matteConfidence, found.meanLightness, found.borderLightness]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(found.sharpness).toBeGreaterThanOrEqual(0)
    expect(found.borderHex).toMatch(/^#[\da-f]{6}$/)
    for (const { hex } of found.palette) expect(hex).toMatch(/^#[\da-f]{6}$/)
  })

  it('becomes an ad in formats of every shape', again, async () => {
    const photo = await study(name)
    for (const { id, widthPx, heightPx } of formatsOf(name)) {
      const { jpeg, report } = await makeAd({ ad: adFields(), photos: [photo], format: id, seed: 3, typesetter })
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: widthPx, height: heightPx })
      expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })
})

it.each([
  ['one pixel', 'photo'],
  ['all clear', 'photo'],
  ['a trace of alpha', 'photo'],
  ['one color', 'photo'],
  ['pure noise', 'photo'],
  ['near black on black', 'photo'],
  ['white on white', 'photo'],
  ['touching all sides', 'photo'],
  ['opaque with an alpha channel', 'cutout'],
  ['nearly empty with a baked shadow', 'cutout'],
  ['a banner', 'cutout'],
  ['a thumbnail', 'cutout'],
  ['grey levels', 'cutout'],
  ['sixteen bits', 'cutout'],
  ['four inks', 'cutout'],
] as const)('%s: %s', async (name, treatment) => {
  expect((await study(name)).study.treatment).toBe(treatment)
})
