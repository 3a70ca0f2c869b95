import { beforeAll, expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { AdFields } from '../brief/brief.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { makeAd, type StudiedPhoto, treatmentOf } from '../index.ts'
import { areAlike, seeAd } from '../likeness/compare-ads.ts'
import { type AngleSketch, type AnglesInput, sketchAngles } from './sketch-angles.ts'

let photo: StudiedPhoto
beforeAll(async () => {
  photo = await cutOutPhoto()
})

const sketch = (ad: Partial<AdFields> = {}, own: Partial<AnglesInput> = {}) =>
  sketchAngles({
    ad: adFields(ad),
    photos: [photo],
    format: 'square',
    seed: 7,
    campaignSeed: 7,
    typesetter,
    isMade: true,
    kept: {},
    ...own,
  })
const errorsOf = ({ ad }: AngleSketch) => ad.report.findings.filter(({ severity }) => severity === 'error')

it('sketches three ads with different leads, in three families that differ from the ad’s', async () => {
  const own = await makeAd({ ad: adFields(), photos: [photo], format: 'square', seed: 7, typesetter })
  const sketches = (await sketch()) as AngleSketch[]
  expect(sketches.map(({ angle, headline }) => [angle, headline])).toEqual([
    ['price', '$2,499'],
    ['benefit', 'Your models. Your machine.'],
    ['product', 'Halden H1'],
  ])
  for (const one of sketches) {
    expect(one.ad.layout.direction.words.headline).toBe(one.headline)
    expect(errorsOf(one)).toEqual([])
    expect(one.differences.map(({ to }) => to).toSorted()).toEqual(
      ['ad', ...sketches.map(({ angle }) => angle).filter((angle) => angle !== one.angle)].toSorted(),
    )
    for (const { bits, moved, distance } of one.differences) {
      expect(bits > 6 || moved > 0).toBe(true)
      expect(Object.keys(distance.parts)).toEqual(['picture', 'layout', 'palette', 'angle'])
      expect(distance.total).toBeGreaterThan(0)
    }
  }
  const families = [own.layout.family, ...sketches.map(({ ad }) => ad.layout.family)]
  expect(new Set(families).size).toBe(4)

  // An ad made with these words and seeds is the sketch itself.
  const [price] = sketches
  const { angle, seed } = price!
  const ad = adFields({ angle })
  const made = await makeAd({ ad, photos: [photo], format: 'square', seed, campaignSeed: 7, typesetter })
  expect(Buffer.from(made.jpeg).equals(price!.ad.jpeg)).toBe(true)
})

it(
  'keeps the existing ads of an experiment as they were sketched, and finds the others beside them',
  { tags: 'thorough/variety' },
  async () => {
    const [, , product] = (await sketch()) as AngleSketch[]
    const again = (await sketch({}, { kept: { product: product!.seed } })) as AngleSketch[]
    expect(Buffer.from(again[2]!.ad.jpeg).equals(product!.ad.jpeg)).toBe(true)
    expect(new Set(again.map(({ ad }) => ad.layout.family)).size).toBe(3)
  },
)

it('withholds an angle that the ad has no words for, and all if there is nothing to compare', async () => {
  const plain = { productPrice: null, taglines: [], productDescription: 'A computer.' }
  expect(await sketch(plain)).toEqual([
    { angle: 'price', withheld: 'no words' },
    { angle: 'benefit', withheld: 'no words' },
    { angle: 'product', withheld: 'no other' },
  ])
  const two = await sketch({ taglines: [], productDescription: 'A computer.' }, { isMade: false })
  expect(two.map((one) => ('withheld' in one ? one.withheld : one.headline))).toEqual([
    '$2,499',
    'no words',
    'Halden H1',
  ])
})

it('withholds a sketch that looks like another one: a banner for a phone is the same whatever leads', async () => {
  const sketches = await sketch({}, { format: 'small_mobile_banner' })
  expect(sketches.some((one) => 'withheld' in one && one.withheld === 'alike')).toBe(true)
  const [first, ...others] = sketches.filter((one) => 'ad' in one)
  for (const { ad } of others) expect(areAlike(await seeAd(ad), await seeAd(first!.ad))).toBe(false)
})

it('shows the photo as the ad does, if it has pictures', async () => {
  const photos = [await fixturePhoto('drinks-can-plain.jpg')]
  const sketches = await sketch({ adStyle: 'bold' }, { photos, treatment: 'photo' })
  const shown = sketches.flatMap((one) => ('ad' in one ? [treatmentOf(one.ad.layout)] : []))
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown)).toEqual(new Set(['photo']))
})
