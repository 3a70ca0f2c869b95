import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AD_STYLES, idsOf, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { anyAd } from '#test/studio/any-ad.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { SCRIPT_SAMPLES } from '#test/studio/script-samples.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type AdFields, makeAd } from '../index.ts'

const photos = drawPhotoKinds()
const KINDS = Object.keys(photos)

/** Returns everything that is wrong for the user: errors, words out of place, and letters that show as boxes. */
async function findProblems(task: { ad: AdFields; photo: string; format: FormatId; seed: number }) {
  const photo = photos[task.photo]!
  const { layout, report } = await makeAd({ ...task, photos: [photo], typesetter })
  const wrong = report.findings.filter(({ severity, rule }) => severity === 'error' || rule === 'letters')
  return [...wrong.map(({ message }) => message), ...wordProblems(layout, photo.study, typesetter)]
}

/** Each script in one format in a plain run, in every format in a hunt (see property-runs.ts). */
const FORMATS_EACH = Number(process.env.PROPERTY_TIMES ?? 1) > 1 ? MAIN_FORMAT_IDS.length : 1
const SCRIPTS = Object.entries(SCRIPT_SAMPLES).flatMap(([language, sample], index) =>
  Array.from({ length: FORMATS_EACH }, (_, step) => ({
    language,
    sample,
    format: MAIN_FORMAT_IDS[(index + step) % MAIN_FORMAT_IDS.length]!,
    turn: index + step,
  })),
)

const pick = <Item>(list: readonly Item[], turn: number) => list[turn % list.length]!

/**
 * One script of each kind of writing: letters, joined letters from right to left, stacked marks, no spaces between
 * words.
 */
const isFew = ({ language }: (typeof SCRIPTS)[number]) => ['de', 'ar', 'hi', 'th', 'ja'].includes(language)
it.each(SCRIPTS.filter(isFew))(
  'shows every word of $language on $format, in letters that the fonts have',
  expectEveryWord,
)
it.each(SCRIPTS.filter((one) => !isFew(one)))(
  'shows every word of $language on $format, in letters that the fonts have',
  { tags: 'thorough/variety' },
  expectEveryWord,
)

async function expectEveryWord({ sample, format, turn }: (typeof SCRIPTS)[number]): Promise<void> {
  const words = sample.split(' ')
  const ad = adFields({
    productName: words.slice(0, 3).join(' '),
    productDescription: sample,
    taglines: [words.slice(-3).join(' ')],
    adStyle: pick(idsOf(AD_STYLES), turn),
    typography: pick(idsOf(TYPOGRAPHIES), turn + 1),
    tone: pick(idsOf(TONES), turn),
  })
  expect(await findProblems({ ad, photo: pick(KINDS, turn), format, seed: turn })).toEqual([])
}

it('makes an ad of whatever the contract lets in', { tags: 'property' }, async () => {
  const task = fc.record({
    ad: anyAd,
    photo: fc.constantFrom(...KINDS),
    format: fc.constantFrom(...MAIN_FORMAT_IDS),
    seed: fc.nat(2 ** 31 - 1),
  })
  const holds = fc.asyncProperty(task, async (one) => {
    const { layout, report } = await makeAd({ ...one, photos: [photos[one.photo]!], typesetter })
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(wordProblems(layout, photos[one.photo]!.study, typesetter)).toEqual([])
  })
  await fc.assert(holds, propertyRuns(6))
})
