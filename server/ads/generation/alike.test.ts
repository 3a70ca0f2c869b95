import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { namedPicture } from '#test/given/named-picture.ts'
import { INSTANT_PAINTERS, paintHalves } from '#test/painters/painters.ts'
import { makeTestServices, TEST_TIME } from '#test/services.ts'
import { type Layout, type Treatment, treatmentOf } from '#studio/index.ts'
import { creatives, variants } from '#server/platform/db/schema.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import { listCurrentVariants } from '#server/ads/variants/store.ts'
import { paintAd } from './paint-ad.ts'
import type { Paint, PaintTask } from './painter.ts'
import { runGeneration } from './run-generation.ts'
import { startFormats } from './start-formats.ts'
import { startGeneration } from './start-generation.ts'

const running = { signal: new AbortController().signal }
const NAME = 'drinks-can-plain.jpg'
const CAN = readFileSync(new URL(`../../../test/fixtures/photos/${NAME}`, import.meta.url))
/** Seed with which the ad of the can begins with the bar, which has no arrangement for a mobile banner. */
const BAR_SEED = 2

describe('an ad shows its photo alike in all of its formats', () => {
  const database = useDatabase()

  async function givenAd() {
    let minutes = 0
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    await givenPro(database.db, userId)
    const creativeId = await givenCompleteCreative(services, userId)
    const request = { userId, creativeId }
    const run = async (jobId: string, paint: Paint) => {
      minutes += 1
      services.setTime(new Date(TEST_TIME.getTime() + minutes * 60_000))
      await runGeneration(services, { ...INSTANT_PAINTERS, paint }, { jobId }, running)
    }
    const setPhotos = (productImages: ImageEntry[]) =>
      database.db.update(creatives).set({ productImages }).where(eq(creatives.id, creativeId))
    const ad = async () => (await database.db.select().from(creatives).where(eq(creatives.id, creativeId)))[0]!
    return { services, request, run, setPhotos, ad }
  }

  describe('as the studio settles it', () => {
    const FORMATS: FormatId[] = ['google_display', 'mobile_banner']
    const paint: Paint = (task, { onStage }) => paintAd(task, onStage)

    async function givenCan() {
      const given = await givenAd()
      const pictures = [namedPicture(NAME, await preparePicture(CAN, NAME))]
      await given.setPhotos(await uploadImages(given.services, { ...given.request, pictures }))
      const services = { ...given.services, newSeed: () => BAR_SEED }
      const shown = async () => {
        const made = await listCurrentVariants(database.db, [given.request.creativeId])
        return made.map(({ layout }) => [layout.treatment, treatmentOf(layout as Layout)])
      }
      return { ...given, services, shown }
    }
    const ALIKE = [
      ['photo', 'photo'],
      ['photo', 'photo'],
    ]

    it('where two are made at the same time, and neither knows the other', async () => {
      const { services, request, run, shown } = await givenCan()
      const started = await startFormats(services, { ...request, formats: FORMATS })
      const bothRead = Promise.withResolvers<void>()
      let read = 0
      const together: Paint = async (task, options) => {
        expect(task.treatment).toBeUndefined()
        read += 1
        if (read === started.length) bothRead.resolve()
        await bothRead.promise
        return paint(task, options)
      }
      await Promise.all(started.map(({ jobId }) => run(jobId, together)))
      expect(await shown()).toEqual(ALIKE)
    })

    it.each([[FORMATS], [FORMATS.toReversed()]])('in whichever order they are made: %s', async (formats) => {
      const { services, request, run, shown } = await givenCan()
      for (const format of formats) await run(await startGeneration(services, { ...request, format }), paint)
      expect(await shown()).toEqual(ALIKE)
    })
  })

  describe('as its pictures have it', () => {
    /** Paints nothing, and records what was to be painted. */
    async function givenPainted() {
      const given = await givenAd()
      const { services, request, run } = given
      const askedFor = async (jobId: string, layout: Partial<Layout>): Promise<PaintTask> => {
        let asked: PaintTask | undefined
        await run(jobId, async (task, options) => {
          asked = task
          const painted = await paintHalves(task, options)
          return { ...painted, layout: { ...painted.layout, family: 'window', ...layout } }
        })
        return asked!
      }
      const make = async (format: FormatId, layout: Partial<Layout> = {}) =>
        askedFor(await startGeneration(services, { ...request, format }), layout)
      return { ...given, make, askedFor }
    }
    const shownAs = (kind: 'product' | 'photo' | 'backdrop', treatment?: Treatment) =>
      ({ layers: [{ kind }], ...(treatment && { treatment }) }) as Partial<Layout>

    it('a further format and Regenerate, though one of them had no room for it', async () => {
      const { make } = await givenPainted()
      expect((await make('square', shownAs('photo', 'cut-out'))).treatment).toBeUndefined()
      expect((await make('leaderboard', shownAs('product', 'cut-out'))).treatment).toBe('cut-out')
      expect((await make('square', shownAs('product', 'cut-out'))).treatment).toBe('cut-out')
    })

    it.each(['product', 'backdrop', 'photo'] as const)(
      'also those from before it was stored, as the first one has it: %s',
      async (kind) => {
        const { make } = await givenPainted()
        await make('square', shownAs(kind))
        await make('leaderboard', shownAs(kind === 'photo' ? 'backdrop' : 'photo'))
        expect((await make('portrait')).treatment).toBe(treatmentOf({ family: 'window', layers: [{ kind }] }))
      },
    )

    it('also if the family shows more than the layer', async () => {
      const bar = await givenPainted()
      await bar.make('square', { ...shownAs('backdrop'), family: 'bar' })
      expect((await bar.make('portrait')).treatment).toBe('photo')
      const fade = await givenPainted()
      await fade.make('square', { ...shownAs('photo'), family: 'fade' })
      expect((await fade.make('portrait')).treatment).toBeUndefined()
    })

    it('is free in the only format that it has, and in a new look of all', async () => {
      const { services, request, make, askedFor } = await givenPainted()
      await make('square', shownAs('photo', 'photo'))
      expect((await make('square', shownAs('photo', 'photo'))).treatment).toBeUndefined()
      await make('leaderboard', shownAs('photo', 'photo'))
      const started = await startFormats(services, { ...request, formats: ['square', 'leaderboard'], look: 'new' })
      const [first, second] = [
        await askedFor(started[0]!.jobId, shownAs('product', 'cut-out')),
        await askedFor(started[1]!.jobId, shownAs('product', 'cut-out')),
      ]
      expect([first.treatment, second.treatment]).toEqual([undefined, 'cut-out'])
    })

    it('changes if its owner wants the photo otherwise, or another one leads', async () => {
      const { make, setPhotos, ad } = await givenPainted()
      await make('square', shownAs('product', 'cut-out'))
      const { productImages } = await ad()
      await setPhotos([{ ...productImages[0]!, cutOut: 'never' }])
      expect((await make('leaderboard', shownAs('photo', 'photo'))).treatment).toBeUndefined()
      expect((await make('portrait', shownAs('photo', 'photo'))).treatment).toBe('photo')
      await setPhotos(productImages)
      expect((await make('landscape')).treatment).toBe('cut-out')
      await database.db.update(variants).set({ photos: null })
      expect((await make('billboard')).treatment).toBeUndefined()
    })
  })
})
