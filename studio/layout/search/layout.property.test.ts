import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FORMAT_IDS } from '#contract/formats.ts'
import { anyAd } from '#test/any-ad.ts'
import { wordProblems } from '#test/check-words.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { drawPhotoKinds } from '#test/photo-kinds.ts'
import { propertyRuns, propertyTimeout } from '#test/property-runs.ts'
import { makeBrief } from '../../brief/brief.ts'
import { chooseDirection } from '../../direction/choose-direction.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { createTypesetter } from '../../type/typesetter.ts'
import { proposeLayouts } from './make-layout.ts'

const typesetter = createTypesetter(packagedFonts)
const photos = drawPhotoKinds()

const task = fc.record({
  ad: anyAd,
  photo: fc.constantFrom(...Object.keys(photos)),
  format: fc.constantFrom(...FORMAT_IDS),
  seed: fc.nat(2 ** 31 - 1),
})

type Task = typeof task extends fc.Arbitrary<infer Value> ? Value : never

/** What is wrong with the first layout of an ad (from these families only, where they are given). */
function findProblems({ ad, photo, format, seed }: Task, families?: FamilyId[]) {
  const hero = photos[photo]!
  const chosen = chooseDirection(makeBrief(ad, seed), hero.study, { format, seed })
  const direction = { ...chosen, families: families ?? chosen.families }
  const passedOver: string[] = []
  for (const layout of proposeLayouts({ direction, format, photos: [hero], typesetter, seed }, passedOver)) {
    return wordProblems(layout, hero.study, typesetter).map(
      (problem) => `${layout.family} ${layout.candidate}: ${problem}`,
    )
  }
  return ['no layout', ...passedOver]
}

/** Lets the event loop turn, because only then the painter gives back the memory of what it has read. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

it(
  'lays out every ad that the contract lets in, with every word whole, apart, large enough and in its place',
  { timeout: propertyTimeout(120_000) },
  async () => {
    const holds = fc.asyncProperty(task, async (one) => {
      await turn()
      expect(findProblems(one)).toEqual([])
    })
    await fc.assert(holds, propertyRuns(30))
  },
)

it(
  'has a plain composition for each of them, should no other pass',
  { timeout: propertyTimeout(120_000) },
  async () => {
    const holds = fc.asyncProperty(task, async (one) => {
      await turn()
      expect(findProblems(one, ['plain'])).toEqual([])
    })
    await fc.assert(holds, propertyRuns(60))
  },
)
