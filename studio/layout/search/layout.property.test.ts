import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { anyAd } from '#test/studio/any-ad.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type AdFields, makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { proposeLayouts } from './make-layout.ts'

const photos = drawPhotoKinds()

/** Lists what is wrong with the first layout of an ad (from these families only, if they are given). */
function findProblems({ ad, photo, format, seed }: Task, families?: FamilyId[]) {
  const hero = photos[photo]!
  const chosen = directAd(makeBrief(ad, seed), hero.study, { format, seed })
  const direction = { ...chosen, families: families ?? chosen.families }
  const passedOver: string[] = []
  for (const layout of proposeLayouts({ direction, format, photos: [hero], typesetter, seed }, passedOver)) {
    return wordProblems(layout, hero.study, typesetter).map(
      (problem) => `${layout.family} ${layout.candidate}: ${problem}`,
    )
  }
  return ['no layout', ...passedOver]
}

interface Task {
  ad: AdFields
  photo: string
  format: FormatId
  seed: number
}

/** Lets the event loop turn, because only then the painter gives back the memory of what it has read. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** One ad serves both promises, and each format has as many: measuring its words takes longer than either layout. */
it.each(MAIN_FORMAT_IDS)(
  'lays out every ad that the contract lets in on %s, with every word whole, apart, large enough and in its place, also in plain',
  { tags: 'property' },
  async (format) => {
    const task = fc.record({
      ad: anyAd,
      photo: fc.constantFrom(...Object.keys(photos)),
      format: fc.constant(format),
      seed: fc.nat(2 ** 31 - 1),
    })
    const holds = fc.asyncProperty(task, async (one) => {
      await turn()
      expect({ first: findProblems(one), plain: findProblems(one, ['plain']) }).toEqual({ first: [], plain: [] })
    })
    const runs = propertyRuns(4)
    // Each format meets ads of its own.
    await fc.assert(holds, { ...runs, seed: runs.seed + MAIN_FORMAT_IDS.indexOf(format) })
  },
)
