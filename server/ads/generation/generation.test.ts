import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { INSUFFICIENT_CREDITS_MESSAGE } from '#contract/money/plans.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenJob, givenPro, givenUser, givenVariant } from '#test/given/given.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { INSTANT_PAINTERS, paintForever, paintHalves } from '#test/painters/painters.ts'
import { makeTestServices, TEST_TIME } from '#test/services.ts'
import { waitUntil } from '#test/wait-until.ts'
import { deleteCreative } from '#server/ads/creatives/delete-creative.ts'
import { presentOne } from '#server/ads/creatives/read-creatives.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { readCredits } from '#server/money/credits/read-credits.ts'
import {
  creditLedger,
  creatives,
  generationJobs,
  images,
  subscriptions,
  userCredits,
  variants,
} from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { sweepOrphans } from '#server/pictures/images/delete-objects.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { Services } from '#server/services.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { deleteVariant } from '#server/ads/versions/delete-variant.ts'
import { failGeneration } from './fail-generation.ts'
import { findJob } from '#server/ads/generation-jobs/store.ts'
import type { Paint } from './painter.ts'
import { purgeReplaced } from '#server/ads/versions/purge-replaced.ts'
import { runGeneration } from './run-generation.ts'
import { startGeneration } from './start-generation.ts'
import { listCurrentVariants } from '#server/ads/variants/store.ts'
import { waitForJob } from './wait-for-job.ts'

const running = { signal: new AbortController().signal }

describeOnBothDatabases('generation', (database) => {
  const run = (services: Services, jobId: string, paint: Paint = paintHalves) =>
    runGeneration(services, { ...INSTANT_PAINTERS, paint }, { jobId }, running)
  const creditsOf = async (services: Services, userId: string) => (await readCredits(services, userId)).adGeneration
  const ledgerOf = async (jobId: string) => {
    const rows = await database.db.select().from(creditLedger).where(eq(creditLedger.reference, jobId))
    return rows.map((row) => row.kind).sort()
  }

  async function make(services: Services, userId: string, creativeId: string, paint: Paint = paintHalves) {
    const jobId = await startGeneration(services, { userId, creativeId, format: 'square' })
    await run(services, jobId, paint)
    return jobId
  }

  it('makes the variant, spends the credit and ends the job', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId, { chosenFormats: ['square'] })
    const jobId = await make(services, userId, creativeId)
    const [variant] = await listCurrentVariants(database.db, [creativeId])
    expect(variant).toMatchObject({ format: 'square', width: 600, height: 600, imageUrl: `/api/images/${jobId}` })
    expect(await findJob(database.db, jobId)).toMatchObject({ state: 'done', percentage: 100, variantId: variant!.id })
    expect(await services.storage.get(imageKey(jobId))).toBeDefined()
    expect(await ledgerOf(jobId)).toEqual(['reserve', 'settle'])
    expect(await creditsOf(services, userId)).toBe(9)
    expect((await findCreative(database.db, creativeId))?.chosenFormats).toEqual([])
  })

  it('makes one variant and spends one credit when its handler runs again, or twice at once', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const jobId = await startGeneration(services, { userId, creativeId, format: 'square' })
    await Promise.all([run(services, jobId), run(services, jobId)])
    await run(services, jobId)
    expect(await database.db.$count(variants)).toBe(1)
    expect(await ledgerOf(jobId)).toEqual(['reserve', 'settle'])
    expect(await creditsOf(services, userId)).toBe(9)
    services.setTime(new Date(TEST_TIME.getTime() + 2 * 3_600_000))
    await sweepOrphans(services)
    expect(await services.storage.get(imageKey(jobId))).toBeDefined()
  })

  it('is one job for everyone who asks for the same format at once', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const request = { userId, creativeId, format: 'square' } as const
    const jobIds = await Promise.all(Array.from({ length: 6 }, () => startGeneration(services, request)))
    expect(new Set(jobIds).size).toBe(1)
    expect(await creditsOf(services, userId)).toBe(9)
  })

  it('lets exactly three of six through with three credits, over three ads and two formats', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    expect(await creditsOf(services, userId)).toBe(10)
    await database.db.update(userCredits).set({ amount: 3 })
    const ads = await Promise.all([1, 2, 3].map(() => givenCompleteCreative(services, userId)))
    const requests = ads.flatMap((creativeId) =>
      (['square', 'facebook_feed'] as const).map((format) => ({ creativeId, format })),
    )
    const results = await Promise.allSettled(
      requests.map((request) => startGeneration(services, { userId, ...request })),
    )
    const accepted = results.filter((result) => result.status === 'fulfilled').map((result) => result.value)
    const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason as AppError)
    expect(accepted).toHaveLength(3)
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'INSUFFICIENT_CREDITS', message: INSUFFICIENT_CREDITS_MESSAGE })
    }
    expect(await creditsOf(services, userId)).toBe(0)
    await Promise.all(accepted.map((jobId) => run(services, jobId)))
    expect(await database.db.$count(variants)).toBe(3)
    expect(await creditsOf(services, userId)).toBe(0)
  })

  it('gives the credit back once when a job fails, and stores what was wrong', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const refuse: Paint = () => Promise.reject(new AppError('GENERATION_FAILED', 'This photo cannot be read.'))
    const jobId = await make(services, userId, creativeId, refuse)
    await failGeneration(services, jobId)
    expect(await findJob(database.db, jobId)).toMatchObject({ state: 'failed', message: 'This photo cannot be read.' })
    expect(await ledgerOf(jobId)).toEqual(['release', 'reserve'])
    expect(await creditsOf(services, userId)).toBe(10)
  })

  it('leaves a failure that another attempt may mend to the queue', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const jobId = await startGeneration(services, { userId, creativeId, format: 'square' })
    const broken = run(services, jobId, () => Promise.reject(new Error('out of memory')))
    await expect(broken).rejects.toThrow('out of memory')
    expect(await findJob(database.db, jobId)).toMatchObject({ state: 'running' })
    await run(services, jobId)
    expect(await findJob(database.db, jobId)).toMatchObject({ state: 'done' })
    expect(await creditsOf(services, userId)).toBe(9)
  })

  it('stops a painting that is cancelled, without a variant and with the credit back', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const request = { userId, creativeId, format: 'square' } as const
    const jobId = await startGeneration(services, request)
    const painting = run(services, jobId, paintForever)
    await waitUntil(async () => (await findJob(database.db, jobId))?.state === 'running')
    await cancelGeneration(services, request)
    await painting
    expect(await findJob(database.db, jobId)).toMatchObject({ state: 'cancelled' })
    expect(await creditsOf(services, userId)).toBe(10)
    await run(services, jobId)
    expect(await database.db.$count(variants)).toBe(0)
    await expect(cancelGeneration(services, request)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('notices a cancellation that came through another process', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const jobId = await startGeneration(services, { userId, creativeId, format: 'square' })
    const painting = run(services, jobId, paintForever)
    await waitUntil(async () => (await findJob(database.db, jobId))?.state === 'running')
    await database.db.update(generationJobs).set({ state: 'cancelled' }).where(eq(generationJobs.id, jobId))
    await painting
  })

  it('leaves nothing of an ad that was cancelled while its bytes were being stored', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const request = { userId, creativeId, format: 'square' } as const
    const jobId = await startGeneration(services, request)
    const put = services.storage.put.bind(services.storage)
    services.storage.put = async (key, bytes, type) => {
      await put(key, bytes, type)
      if (key === imageKey(jobId)) await cancelGeneration(services, request)
    }
    await run(services, jobId)
    expect(await database.db.$count(variants)).toBe(0)
    expect(await creditsOf(services, userId)).toBe(10)
    expect(await database.db.$count(images, eq(images.kind, 'variant'))).toBe(0)
  })

  it('ends quietly when the ad is deleted while it is painted', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const jobId = await startGeneration(services, { userId, creativeId, format: 'square' })
    const painting = run(services, jobId, paintForever)
    await waitUntil(async () => (await findJob(database.db, jobId))?.state === 'running')
    await deleteCreative(services, userId, creativeId)
    await painting
    expect(await creditsOf(services, userId)).toBe(10)
    expect(await waitForJob(services, jobId, { timeoutMs: 1_000, ...running })).toBeUndefined()
  })

  it('regenerates by replacing, and keeps the replaced one for thirty days', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const first = await make(services, userId, creativeId)
    services.setTime(new Date(TEST_TIME.getTime() + 60_000))
    const second = await make(services, userId, creativeId)
    expect((await listCurrentVariants(database.db, [creativeId])).map((variant) => variant.imageId)).toEqual([second])
    services.setTime(new Date(TEST_TIME.getTime() + 30 * 86_400_000))
    await purgeReplaced(services)
    expect(await database.db.$count(variants)).toBe(2)
    services.setTime(new Date(TEST_TIME.getTime() + 30 * 86_400_000 + 120_000))
    await purgeReplaced(services)
    expect(await database.db.$count(variants)).toBe(1)
    expect(await database.db.$count(images, eq(images.id, first))).toBe(0)
    expect(await database.db.$count(images, eq(images.id, second))).toBe(1)
  })

  it('deletes replaced versions however many there are', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const adId = await givenCreative(database.db, { userId })
    const kept = await givenVariant(database.db, { userId, adId })
    await database.db.execute(sql`
      with pictures as (
        insert into images (id, user_id, creative_id, kind, name, content_type, width_px, height_px, bytes, sha256, created_at)
        select gen_random_uuid(), user_id, creative_id, kind, name, content_type, width_px, height_px, bytes, sha256, created_at
        from images, generate_series(1, 9000) where creative_id = ${adId}
        returning id
      )
      insert into variants (id, ad_id, format, width, height, image_url, image_id, seed, campaign_seed, layout, report, created_at, replaced_at)
      select gen_random_uuid(), ad_id, format, width, height, '/api/images/' || pictures.id, pictures.id, seed, campaign_seed, layout, report, created_at, ${TEST_TIME.toISOString()}::timestamptz
      from variants, pictures where variants.id = ${kept}`)
    services.setTime(new Date(TEST_TIME.getTime() + 31 * 86_400_000))
    await purgeReplaced(services)
    expect(await database.db.$count(variants)).toBe(1)
    expect(await database.db.$count(images)).toBe(1)
  })

  it('deletes a format with its versions, its choice and the one being made', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    await make(services, userId, creativeId)
    await make(services, userId, creativeId)
    await database.db.update(creatives).set({ chosenFormats: ['square', 'facebook_feed'] })
    await startGeneration(services, { userId, creativeId, format: 'square' })
    const [variant] = await listCurrentVariants(database.db, [creativeId])
    await deleteVariant(services, { userId, creativeId, variantId: variant!.id })
    expect(await database.db.$count(variants)).toBe(0)
    expect(await creditsOf(services, userId)).toBe(8)
    const creative = await presentOne(database.db, (await findCreative(database.db, creativeId))!)
    expect(creative.selectedFormats).toEqual(['facebook_feed'])
    const again = deleteVariant(services, { userId, creativeId, variantId: variant!.id })
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('checks the plan, then what is missing step by step, before it takes anything', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCreative(database.db, { userId })
    const refusal = async (format: 'square' | 'leaderboard' = 'square') =>
      startGeneration(services, { userId, creativeId, format }).catch((error: AppError) => [error.code, error.message])
    const set = (values: Partial<typeof creatives.$inferInsert>) => database.db.update(creatives).set(values)
    expect(await refusal('leaderboard')).toEqual([
      'FORMAT_NOT_ALLOWED',
      'This ad format is only available on the Pro plan.',
    ])
    expect(await refusal()).toEqual(['VALIDATION_FAILED', 'Please upload at least one product image.'])
    await set({ productImages: [{ url: '/api/images/x', name: 'x' }] })
    expect(await refusal()).toEqual(['VALIDATION_FAILED', 'Please select an ad style'])
    await set({ adStyle: 'bold' })
    expect(await refusal()).toEqual(['VALIDATION_FAILED', 'Please select a color palette'])
    await set({ colorPalette: 'custom' })
    expect(await refusal()).toEqual(['VALIDATION_FAILED', 'Please select a typography style'])
    await set({ typography: 'mono' })
    expect(await refusal()).toEqual(['VALIDATION_FAILED', 'Please select a tone style'])
    await set({ tone: 'luxury' })
    expect(await refusal()).toEqual(['CUSTOM_COLORS_NOT_ALLOWED', 'Custom colors are only available on the Pro plan.'])
    expect(await database.db.$count(creditLedger)).toBe(0)
    expect(await database.db.$count(generationJobs)).toBe(0)
  })

  it('after a downgrade makes again what was made in a free format, and adds none beyond the limit', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    await givenPro(database.db, userId)
    const creativeId = await givenCompleteCreative(services, userId, {
      colorPalette: 'custom',
      customColors: ['#123456'],
    })
    for (const format of ['leaderboard', 'instagram_story', 'square'] as const) {
      await givenVariant(database.db, { userId, adId: creativeId, format })
    }
    await database.db.delete(subscriptions)
    const start = (format: 'square' | 'leaderboard' | 'facebook_feed') =>
      startGeneration(services, { userId, creativeId, format })
    await expect(start('leaderboard')).rejects.toMatchObject({ code: 'FORMAT_NOT_ALLOWED' })
    await expect(start('square')).resolves.toBeDefined()
    // A limit that no other colors would lift is reported before the colors.
    const limited = {
      code: 'VARIANT_LIMIT_REACHED',
      message: 'Free plan allows only 2 variant per ad. Upgrade to Pro for more variants.',
    }
    await expect(start('facebook_feed')).rejects.toMatchObject(limited)
    await database.db.update(creatives).set({ colorPalette: 'red' })
    await expect(start('facebook_feed')).rejects.toMatchObject(limited)
  })

  it("generates nothing on another user's ad", async () => {
    const services = await makeTestServices(database)
    const creativeId = await givenCompleteCreative(services, await givenUser(database.db))
    const request = { userId: await givenUser(database.db), creativeId, format: 'square' } as const
    await expect(startGeneration(services, request)).rejects.toMatchObject({ code: 'NOT_OWNER' })
    await expect(cancelGeneration(services, request)).rejects.toMatchObject({ code: 'NOT_OWNER' })
  })

  it('fails with a sentence when no product photo can be read any more', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    await database.db.delete(images)
    const jobId = await make(services, userId, creativeId)
    expect(await findJob(database.db, jobId)).toMatchObject({
      state: 'failed',
      message: 'The product images of this ad cannot be read. Please upload them again.',
    })
    expect(await creditsOf(services, userId)).toBe(10)
  })

  it('waits for a job that another process ends, and no longer than its timeout', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const jobId = await givenJob(database.db, { userId, creativeId: await givenCreative(database.db, { userId }) })
    expect(await waitForJob(services, jobId, { timeoutMs: 100, ...running })).toMatchObject({ state: 'queued' })
    const waiting = waitForJob(services, jobId, { timeoutMs: 120_000, ...running })
    await database.db.update(generationJobs).set({ state: 'failed', code: 'GENERATION_FAILED' })
    expect(await waiting).toMatchObject({ state: 'failed' })
  })
})
