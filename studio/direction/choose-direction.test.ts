import { beforeAll, expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type AdFields, makeBrief } from '../brief/brief.ts'
import { hexToOklch } from '../color/oklch.ts'
import { makeColorRoles } from '../color/roles.ts'
import { makeAd, type Mood, recommendLook, type StudiedPhoto } from '../index.ts'
import { CONCEPTS } from '../layout/families/families.ts'
import { findHero } from '../layers/placement.ts'
import { directAd } from '../make-ad/direct-ad.ts'

const MOOD: Mood = {
  hue: undefined,
  secondHue: undefined,
  chroma: 0.08,
  lightness: 0.6,
  contrast: 0.2,
  density: 0.4,
  massX: 0,
}
let photo: StudiedPhoto
let tall: StudiedPhoto

beforeAll(async () => {
  photo = await cutOutPhoto()
  tall = await fixturePhoto('perfume.webp')
})

it.each([
  ['light', 0.9, 'orb'],
  ['dark', 0.2, 'nebula'],
])('brings forward families in the %s of the inspiration', (_, lightness, family) => {
  const brief = makeBrief(adFields({ adStyle: 'modern' }), 1)
  for (const seed of [1, 2, 3, 4, 5]) {
    const options = { format: 'square' as const, seed, mood: { ...MOOD, lightness } }
    // A concept of the ad's own leads before all of them.
    const families = directAd(brief, photo.study, options).families.filter((id) => !CONCEPTS.includes(id))
    expect(families.indexOf(family as 'orb')).toBeLessThan(lightness > 0.5 ? 1 : families.indexOf('orb'))
  }
})

it('puts off families on one axis if the inspiration has its weight aside', () => {
  const familiesAt = (massX: number) => {
    const options = { format: 'square' as const, seed: 2, mood: { ...MOOD, massX } }
    return directAd(makeBrief(adFields({ adStyle: 'modern' }), 1), photo.study, options).families
  }
  expect(familiesAt(0).at(-2)).toBe('column')
  expect(familiesAt(0.5).slice(-3)).toEqual(['column', 'centre', 'plain'])
  expect(familiesAt(0.5).toSorted()).toEqual(familiesAt(0).toSorted())
})

it('stands the picture on the side where the inspiration has its weight', async () => {
  const middleOf = async (massX: number) => {
    const ad = adFields({ adStyle: 'clean', productName: 'Halden Lamp', productDescription: 'Quiet.' })
    const mood = { ...MOOD, massX }
    const { layout } = await makeAd({ ad, photos: [tall], mood, format: 'facebook_feed', seed: 4, typesetter })
    const { box } = findHero(layout.layers)!.placement
    return (box.x + box.width / 2) / layout.widthPx
  }
  expect(await middleOf(-0.5)).toBeLessThan(0.5)
  expect(await middleOf(0.5)).toBeGreaterThan(0.5)
})

it('has the same words, colors and letters on every seed of one campaign, in other compositions', () => {
  const taglines = ['Quiet mornings', 'The loud part is over', 'Made to be heard']
  const brief = makeBrief(adFields({ taglines }), 3)
  const seeds = Array.from({ length: 10 }, (_, index) => index)
  const made = seeds.map((seed) => directAd(brief, photo.study, { format: 'square', seed, campaignSeed: 3 }))
  expect(new Set(made.map(({ words, colors, type }) => JSON.stringify([words, colors, type]))).size).toBe(1)
  expect(new Set(made.map(({ families }) => families[0])).size).toBeGreaterThan(3)
})

it('lays a palette that was picked by hand over the ground, and the advised one only where the product has that color', async () => {
  const { study } = await fixturePhoto('mug-white.jpg')
  const ad = adFields({ adStyle: 'clean', productName: 'Everyday Mug', productDescription: 'Plain and white.' })
  const { colorPalette: advised } = recommendLook(ad, study).look
  const picked = advised === 'green' ? 'purple' : 'green'
  const chromaOf = (given: Partial<AdFields>) => {
    const { colors } = directAd(makeBrief({ ...ad, ...given }, 1), study, { format: 'square', seed: 1 })
    return hexToOklch(colors.groundDeep).c
  }
  const plain = (colorPalette: AdFields['colorPalette']) =>
    hexToOklch(makeColorRoles('clean', { palette: colorPalette, customColors: [] }).groundDeep).c
  expect(chromaOf({ colorPalette: picked })).toBeCloseTo(plain(picked), 4)
  expect(chromaOf({ colorPalette: advised })).toBeLessThan(plain(advised) / 2)
  // A palette that all products of a feed share was advised for none of them.
  expect(chromaOf({ colorPalette: advised, isPaletteShared: true })).toBeCloseTo(plain(advised), 4)
})
