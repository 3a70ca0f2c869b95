import { expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { FAMILY_IDS } from '../direction/direction.ts'
import { planAd } from '../make-ad/make-ad.ts'
import { explainFamilies } from './explain-plan.ts'

it('distinguishes what came later from what could not be composed, and from what the inspection refused', async () => {
  const photo = await cutOutPhoto()
  const plan = planAd({ ad: adFields({ adStyle: 'clean' }), photos: [photo], format: 'google_display', seed: 1 })
  const input = { ...plan, scene: undefined, photos: [photo], typesetter }
  input.direction = { ...plan.direction, families: [...plan.direction.families, 'paper'] }
  const problems = ['podium 10: The price has a contrast of 2.1.', 'podium 0: The price has a contrast of 2.1.']
  const sentences = explainFamilies('window', input, problems)
  expect(sentences).toHaveLength(FAMILY_IDS.length)
  expect(sentences).toEqual(
    expect.arrayContaining([
      'window was taken.',
      'nebula is not at home in the style clean.',
      'podium was refused: The price has a contrast of 2.1.',
      'centre fits, and comes after window.',
      'paper cannot carry this ad: its idea does not fit.',
    ]),
  )
})
