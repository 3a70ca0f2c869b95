import { describe, expect, it } from 'vitest'
import { AD_STYLES, type AdStyle, idsOf } from '#contract/choices.ts'
import { FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type AdInput, type FamilyId, makeAd, planAd, repaint, type StudiedPhoto } from '../index.ts'
import { treatmentOf, treatmentsOf } from '../layout/families/treatment.ts'
import type { Treatment } from '../layers/treatment.ts'
import { proposeLayouts } from '../layout/search/make-layout.ts'
import { asWanted } from '../photo/ad-photo.ts'
import { settleTreatment } from './settle-treatment.ts'

interface Asked extends Pick<AdInput, 'seed'> {
  photo: StudiedPhoto & Pick<AdInput['photos'][number], 'cutOut'>
  adStyle: AdStyle
  format: FormatId
}

/** Returns how a format of an ad without pictures shows its hero, and how all of its formats should. */
function shownIn({ photo, adStyle, seed, format }: Asked) {
  const plan = planAd({ ad: adFields({ adStyle }), photos: [photo], format, seed })
  const input = { ...plan, scene: undefined, photos: [asWanted(photo)], typesetter }
  const treatment = settleTreatment({ ...input, direction: plan.reference }, { shown: [] })
  const [layout] = proposeLayouts({ ...input, treatment })
  const shown = layout ? treatmentsOf(layout) : []
  return { treatment, shown: treatment && shown.includes(treatment) ? treatment : shown[0], format }
}

function expectAlike(asked: Omit<Asked, 'format'>): void {
  const all = FORMAT_IDS.map((format) => shownIn({ ...asked, format }))
  const { treatment } = all[0]!
  expect(all).toEqual(FORMAT_IDS.map((format) => ({ treatment, shown: treatment, format })))
}

const STYLES = idsOf(AD_STYLES)
/** Photos of each treatment: cut out, divided from its ground, on its own ground, and a scene. */
const FILES = ['honey-jar.webp', 'drinks-can-plain.jpg', 'camera-black.jpg', 'rubber-plant-room.jpg']

describe('an ad shows its photo alike in all of its formats', () => {
  // Seed 2 begins with the bar, which has no arrangement for most of the sizes.
  it.each(FILES)('%s', async (file) => {
    expectAlike({ photo: await fixturePhoto(file), adStyle: 'bold', seed: 2 })
  })

  it.each(FILES)('%s in all styles, composed otherwise', { tags: 'thorough/variety' }, async (file) => {
    const photo = await fixturePhoto(file)
    for (const adStyle of STYLES) for (const seed of [1, 3]) expectAlike({ photo, adStyle, seed })
  })

  it('also if the user wants it whole, or cut out all the same', async () => {
    const photo = await fixturePhoto('honey-jar.webp')
    expectAlike({ photo: { ...photo, cutOut: 'never' }, adStyle: 'clean', seed: 1 })
    const whole = shownIn({ photo: { ...photo, cutOut: 'never' }, adStyle: 'clean', seed: 1, format: 'square' })
    expect(whole.shown).not.toBe('cut-out')
    const forced = { ...(await fixturePhoto('camera-black.jpg')), cutOut: 'always' as const }
    expectAlike({ photo: forced, adStyle: 'clean', seed: 1 })
    expect(shownIn({ photo: forced, adStyle: 'clean', seed: 1, format: 'square' }).shown).toBe('cut-out')
  })

  it('whatever words it has in a size with little room', () => {
    const photo = drawPhotoKinds()['white on white']!
    const settled = FORMAT_IDS.map((format) => shownIn({ photo, adStyle: 'playful', seed: 2, format }).treatment)
    expect(new Set(settled).size).toBe(1)
  })
})

describe('a picture of an ad that shows its photo in some way', () => {
  const make = async (file: string, own: Partial<AdInput>) =>
    makeAd({
      ad: adFields({ taglines: [] }),
      photos: [await fixturePhoto(file)],
      format: 'google_display',
      seed: 2,
      typesetter,
      ...own,
    })

  it('shows it so too, though on its own it would not', async () => {
    const alone = await make('drinks-can-plain.jpg', {})
    expect([alone.layout.family, alone.layout.treatment]).toEqual(['bar', undefined])
    for (const treatment of ['cut-out', 'own-ground', 'photo'] as const) {
      const { layout, report } = await make('drinks-can-plain.jpg', { treatment })
      expect([treatmentOf(layout), layout.treatment]).toEqual([treatment, treatment])
      expect(report.findings.filter(({ rule }) => rule === 'treatment')).toEqual([])
    }
  })

  it('reports in a sentence that it has no room for that, and keeps the treatment for the others', async () => {
    const { layout, report } = await make('rubber-plant-room.jpg', { treatment: 'cut-out' })
    expect([treatmentOf(layout), layout.treatment]).toEqual(['photo', 'cut-out'])
    expect(report.findings).toContainEqual({
      rule: 'treatment',
      severity: 'info',
      message: 'This ad shows its product cut out. In this size there is no room for that, so it is shown as a photo.',
    })
  })

  it('is the first one: then it is as it will be in the others', async () => {
    const settled = async (shown: FamilyId[]) => {
      const { layout } = await make('drinks-can-plain.jpg', { treatment: { shown }, format: 'landscape' })
      expect(treatmentOf(layout)).toBe(layout.treatment)
      return layout.treatment
    }
    // By itself it would be cut out: the bar, which leads elsewhere, is no family for this size.
    expect([await settled([]), await settled(['bar', 'split', 'column'])]).toEqual(['photo', 'cut-out'])
  })
})

describe('a finished picture that is changed', () => {
  const file = (name: string) => fixturePhoto(name)

  it('still reports that it is shown otherwise than the others', async () => {
    const photos = [await file('rubber-plant-room.jpg')]
    const own = { format: 'google_display', seed: 2, typesetter, treatment: 'cut-out' } as const
    const { layout } = await makeAd({ ad: adFields(), photos, ...own })
    for (const frozen of [undefined, 'only'] as const) {
      const changed = await repaint({ layout, photos, changes: { words: { price: '$2,498' } }, frozen, typesetter })
      expect(changed.layout.treatment).toBe('cut-out')
      expect(changed.report.findings.map(({ rule }) => rule)).toContain('treatment')
    }
  })

  it('shows a photo that leads from now on as the others do', async () => {
    const photos = [await file('rubber-plant-room.jpg'), await file('drinks-can-plain.jpg')]
    const own = { format: 'google_display', seed: 2, typesetter } as const
    const { layout } = await makeAd({ ad: adFields({ taglines: [] }), photos, ...own })
    const lead = async (treatment?: Treatment) => {
      const changed = await repaint({ layout, photos, changes: { hero: 1 }, treatment, typesetter })
      return [treatmentOf(changed.layout), changed.layout.treatment]
    }
    for (const treatment of ['photo', 'own-ground', 'cut-out'] as const)
      expect(await lead(treatment)).toEqual([treatment, treatment])
    // Without a treatment from other pictures, the picture settles its own.
    const [shown, settled] = await lead()
    expect(shown).toBe(settled)
  })
})
