import { beforeAll, describe, expect, it } from 'vitest'
import { type FormatId, MAIN_FORMATS } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Ad, makeAd, repaint } from '../index.ts'
import type { AdPhoto } from './ad-photo.ts'

const photos: Record<string, AdPhoto> = {}

const KINDS = { clear: 'drinks-can.webp', lime: 'drinks-can-lime.webp', divided: 'drinks-can-plain.jpg' }

beforeAll(async () => {
  for (const [kind, file] of Object.entries(KINDS)) photos[kind] = await fixturePhoto(file)
})

const whole = (kind: string): AdPhoto => ({ ...photos[kind]!, cutOut: 'never' })
const make = (shown: AdPhoto[], format: FormatId = 'facebook_feed', seed = 4) =>
  makeAd({ ad: adFields({ adStyle: 'clean' }), photos: shown, format, seed, typesetter })
const treatmentOf = ({ report }: Ad) => report.product.treatment
/** The photos that are shown, by their index in the ad's list. */
const placesShown = ({ layout }: Ad) => [
  ...new Set(layout.layers.flatMap((layer) => ('photo' in layer ? [layer.photo] : []))),
]
const errorsOf = ({ report }: Ad) => report.findings.filter(({ severity }) => severity === 'error')

describe('a photo that is to be kept whole', () => {
  const isFew = ({ id }: (typeof MAIN_FORMATS)[number]) => id === 'google_display'
  it.each(MAIN_FORMATS.filter(isFew))('is not cut out as the hero: $name', expectWhole)
  it.each(MAIN_FORMATS.filter((format) => !isFew(format)))(
    'is not cut out as the hero: $name',
    { tags: 'thorough/variety' },
    expectWhole,
  )

  async function expectWhole({ id }: (typeof MAIN_FORMATS)[number]): Promise<void> {
    // The counterpart without `never` is a cut-out. It is read from the layout, which need not be painted for that.
    const asUsual = firstLayout({ ad: adFields({ adStyle: 'clean' }), photo: photos['clear']!, format: id, seed: 4 })!
    expect(asUsual.layers.some(({ kind }) => kind === 'product')).toBe(true)
    const kept = await make([whole('clear')], id)
    expect(treatmentOf(kept)).toBe('photo')
    expect(errorsOf(kept)).toEqual([])
  }

  it('is not divided by its ground', async () => {
    const seeds = [1, 2, 3, 4, 5, 6]
    const treatments = async (photo: AdPhoto) => {
      const ads: Ad[] = []
      for (const seed of seeds) ads.push(await make([photo], 'google_display', seed))
      return new Set(ads.map(treatmentOf))
    }
    expect(await treatments(photos['divided']!)).toContain('multiply')
    expect(await treatments(whole('divided'))).toEqual(new Set(['photo']))
  })

  it('is not cut out beside the hero either', async () => {
    // A drink, which may stand in a room: companions are shown there too.
    const ad = adFields({ adStyle: 'clean', productName: 'Halden Lemonade' })
    const together = (second: AdPhoto) =>
      makeAd({ ad, photos: [photos['clear']!, second], format: 'facebook_feed', seed: 2, typesetter })
    expect(placesShown(await together(photos['lime']!))).toContain(1)
    const kept = await together(whole('lime'))
    expect(placesShown(kept)).toEqual([0])
    expect(treatmentOf(kept)).toBe('cutout')
  })

  it('makes the same bytes again', async () => {
    const [first, second] = [await make([whole('divided')]), await make([whole('divided')])]
    expect(Buffer.from(second.jpeg).equals(Buffer.from(first.jpeg))).toBe(true)
  })

  it('stays whole on the finished ad when something else is changed, until the choice is reverted there', async () => {
    const change = (layout: Ad['layout'], changes: object, shown: AdPhoto) =>
      repaint({ layout: JSON.parse(JSON.stringify(layout)) as Ad['layout'], changes, photos: [shown], typesetter })
    const made = await make([whole('clear')])
    const later = await change(made.layout, { words: { price: '$1,999' } }, photos['clear']!)
    expect(treatmentOf(later)).toBe('photo')
    const back = await change(later.layout, { keepPhotoWhole: false }, whole('clear'))
    expect(treatmentOf(back)).toBe('cutout')
    expect(treatmentOf(await change(back.layout, { words: { price: '$1,899' } }, whole('clear')))).toBe('cutout')
  })

  it('is shown whole on an ad that was made before it was marked', async () => {
    const { layout } = await make([photos['clear']!])
    const changed = await repaint({ layout, changes: { words: { price: '$9' } }, photos: [whole('clear')], typesetter })
    expect(treatmentOf(changed)).toBe('photo')
    expect(errorsOf(changed)).toEqual([])
  })
})
