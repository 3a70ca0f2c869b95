import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { namedPicture } from '#test/given/named-picture.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { makeTestServices, TEST_TIME } from '#test/services.ts'
import { duplicateCreative } from '#server/ads/creatives/duplicate-creative.ts'
import { translateCreative } from '#server/ads/creatives/translate-creative.ts'
import { creatives } from '#server/platform/db/schema.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import { keepSketch } from '#server/ads/suggestions/keep-sketch.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import { paintAd } from './paint-ad.ts'
import type { PaintTask } from './painter.ts'
import { runGeneration } from './run-generation.ts'
import { startFormats } from './start-formats.ts'
import { startGeneration } from './start-generation.ts'

const database = useDatabase()
const running = { signal: new AbortController().signal }
const NAME = 'drinks-can-plain.jpg'
const CAN = readFileSync(new URL(`../../../test/fixtures/photos/${NAME}`, import.meta.url))
const FORMATS: FormatId[] = ['google_display', 'leaderboard']

/** Makes an ad of a can in two formats, one of them made again, painted by the studio itself. */
async function givenAd() {
  let minutes = 0
  const services = await makeTestServices(database)
  const userId = await givenUser(database.db)
  await givenPro(database.db, userId)
  const id = await givenCompleteCreative(services, userId, { productName: 'Lime Can', taglines: ['Cold and green'] })
  const pictures = [namedPicture(NAME, await preparePicture(CAN, NAME))]
  const productImages = await uploadImages(services, { userId, creativeId: id, pictures })
  await database.db.update(creatives).set({ productImages }).where(eq(creatives.id, id))
  const tasks: PaintTask[] = []
  const run = async (jobId: string) => {
    minutes += 1
    services.setTime(new Date(TEST_TIME.getTime() + minutes * 60_000))
    const paint = (task: PaintTask, { onStage }: { onStage: Parameters<typeof paintAd>[1] }) => {
      tasks.push(task)
      return paintAd(task, onStage)
    }
    await runGeneration(services, { ...INSTANT_PAINTERS, paint }, { jobId }, running)
  }
  const makeAll = async (creativeId: string, formats = FORMATS, look?: 'new') => {
    for (const { jobId } of await startFormats(services, { userId, creativeId, formats, look })) await run(jobId)
  }
  const make = async (creativeId: string, format: FormatId) =>
    run(await startGeneration(services, { userId, creativeId, format }))
  const picturesOf = async (creativeId: string) => {
    const made = await listCurrentVariants(database.db, [creativeId])
    return made.toSorted((one, other) => FORMATS.indexOf(one.format) - FORMATS.indexOf(other.format))
  }
  await makeAll(id)
  await make(id, 'leaderboard')
  return { services, userId, id, tasks, make, makeAll, picturesOf }
}

/** The tens of a candidate number are the amount of text, which another language may change. */
const composed = ({ seed, layout: { family, candidate, treatment, direction } }: VariantRow) => ({
  seed,
  family,
  form: candidate % 10,
  sidesSwapped: candidate >= 100,
  treatment,
  kind: direction.kind,
})
const rulesOf = ({ report }: VariantRow) => report.findings.map(({ rule }) => rule)

const GERMAN = {
  language: 'de' as const,
  productName: 'Limettendose',
  productDescription: 'Kalt, grün und sauer.',
  productDiscount: null,
  taglines: ['Kalt und grün'],
  callToAction: null,
  legalLine: null,
  words: {},
}

it('in another language stands in the same place in the same composition, in each of its formats', async () => {
  const { services, userId, id, makeAll, picturesOf } = await givenAd()
  const before = await picturesOf(id)
  expect(new Set(before.map(({ seed }) => seed)).size).toBe(2)
  const { id: copyId } = await translateCreative(services, { userId, id, translation: GERMAN })
  await makeAll(copyId)
  const after = await picturesOf(copyId)
  expect(after.map(composed)).toEqual(before.map(composed))
  expect(after.flatMap(rulesOf)).not.toContain('copy')
  const headlines = after.map(({ layout }) => layout.direction.words.headline)
  expect(headlines).toEqual(['Kalt und grün', 'Kalt und grün'])
})

it('reports in a sentence that its words do not fit into that composition', async () => {
  const { services, userId, id, makeAll, picturesOf } = await givenAd()
  const long =
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller seit 1884 in Regensburg an der Donau'
  const translation = { ...GERMAN, productName: long, taglines: [`Von ${long}`] }
  const small: FormatId[] = ['large_mobile_banner']
  await makeAll(id, small)
  const { id: copyId } = await translateCreative(services, { userId, id, translation })
  await makeAll(copyId, small)
  const messages = (await picturesOf(copyId)).flatMap(({ report }) => report.findings.map(({ message }) => message))
  expect(messages).toContain(
    'The words of this copy do not fit into the composition of the picture that it was made from, so it is composed in another way.',
  )
})

it('shows its photo as the original does, until its owner wants it otherwise', async () => {
  const { services, userId, id, tasks, makeAll, make } = await givenAd()
  const treatments = () => tasks.splice(0).map(({ treatment, copied }) => [treatment, copied?.seed !== undefined])
  const [settled] = (await listCurrentVariants(database.db, [id])).map(({ layout }) => layout.treatment)
  treatments()
  const { id: copyId } = await duplicateCreative(services, { userId, id, product: undefined })
  const { id: copyOfCopy } = await duplicateCreative(services, { userId, id: copyId, product: undefined })
  await makeAll(copyId, [...FORMATS, 'mobile_banner'])
  await makeAll(copyOfCopy)
  // A size that the original does not have belongs to the same ad.
  expect(treatments()).toEqual([true, true, false, true, true].map((isCopied) => [settled, isCopied]))
  await make(copyId, 'leaderboard')
  expect(treatments()).toEqual([[settled, false]])
  await makeAll(copyOfCopy, FORMATS, 'new')
  expect(treatments()[0]).toEqual([undefined, false])

  const { id: other } = await duplicateCreative(services, { userId, id, product: undefined })
  const [{ productImages }] = (await database.db.select().from(creatives).where(eq(creatives.id, other))) as [
    typeof creatives.$inferSelect,
  ]
  const whole = [{ ...productImages[0]!, cutOut: 'never' as const }]
  await database.db.update(creatives).set({ productImages: whole }).where(eq(creatives.id, other))
  await makeAll(other)
  expect(treatments()[0]).toEqual([undefined, false])
})

it('of which nothing but the look is kept has nothing to be composed like', async () => {
  const { services, userId, id } = await givenAd()
  const product = { productName: 'Lemon Can', productDescription: 'Cold and yellow.' }
  const { id: copyId } = await duplicateCreative(services, { userId, id, product: product as never })
  const [copy] = await database.db.select().from(creatives).where(eq(creatives.id, copyId))
  expect(copy!.composedAs).toBeNull()
})

it('that leads with something else in a test shows the photo as the ad does, composed as it was sketched', async () => {
  const { services, userId, id, tasks, make } = await givenAd()
  const [ad] = await database.db.select().from(creatives).where(eq(creatives.id, id))
  const [{ layout }] = (await listCurrentVariants(database.db, [id])) as [VariantRow]
  const sketch = { angle: 'product', seed: 77, campaignSeed: 1, format: 'square' } as const
  const kept = await keepSketch(services, { userId, id, sketch: { ...sketch, version: ad!.updatedAt.toISOString() } })
  await make(kept.id, 'square')
  const { treatment, copied, seed } = tasks.at(-1)!
  expect([treatment, copied, seed]).toEqual([layout.treatment, undefined, 77])
})
