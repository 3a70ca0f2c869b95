import { expect, it } from 'vitest'
import type { AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { areAlike, makeAd, NoComposition, paintPlan, planAd, seeAd, sketchLooks } from '../index.ts'

const COUNT = 6

async function inputOf(photo: string, adStyle: AdStyle, format: FormatId) {
  const photos = [await fixturePhoto(photo)]
  return { ad: adFields({ adStyle }), photos, format, seed: 7, campaignSeed: 7, typesetter }
}

async function holdEachIsPainted(photo: string, adStyle: AdStyle, format: FormatId) {
  const input = await inputOf(photo, adStyle, format)
  const looks = await sketchLooks({ ...input, count: COUNT })
  for (const { seed, ad } of looks) {
    const made = await paintPlan(planAd({ ...input, seed }), { ...input, exact: ad.layout })
    expect(made.layout).toEqual(ad.layout)
    expect(Buffer.from(made.jpeg).equals(ad.jpeg)).toBe(true)
  }
  return looks.length
}

it('sketches six other ads with the same words, none like another or like the current one', async () => {
  const input = await inputOf('headphones.webp', 'bold', 'square')
  const current = await makeAd(input)
  const looks = await sketchLooks({ ...input, current, count: COUNT })
  expect(looks).toHaveLength(COUNT)
  const seen = await Promise.all([current, ...looks.map(({ ad }) => ad)].map(seeAd))
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) expect(areAlike(one, other)).toBe(false)
  }
  for (const { ad } of looks) {
    expect(ad.layout.direction.words).toEqual(current.layout.direction.words)
    expect(ad.layout.direction.type).toEqual(current.layout.direction.type)
    expect(ad.report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  }
  expect(looks[0]!.ad.layout.family).not.toBe(current.layout.family)
})

it('is painted as it was sketched, from its seeds, family and candidate', async () => {
  expect(await holdEachIsPainted('rubber-plant-room.jpg', 'clean', 'google_display')).toBeGreaterThan(2)
})

const MANY = ['perfume.webp', 'mug-white.jpg', 'lounge-chair-plain.jpg'].flatMap((photo) =>
  (['luxury', 'playful', 'corporate', 'modern'] as const).flatMap((style) =>
    (['square', 'instagram_story', 'leaderboard'] as const).map((format) => [photo, style, format] as const),
  ),
)

it.each(MANY)('is painted as it was sketched: %s, %s, %s', { tags: 'thorough/variety' }, async (...one) => {
  expect(await holdEachIsPainted(...one)).toBeGreaterThan(0)
})

it('paints no other composition if that one does not pass', async () => {
  const input = await inputOf('headphones.webp', 'bold', 'square')
  const painted = paintPlan(planAd(input), { ...input, exact: { family: 'orb', candidate: 9 } })
  await expect(painted).rejects.toBeInstanceOf(NoComposition)
})
