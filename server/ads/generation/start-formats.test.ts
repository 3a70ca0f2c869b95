import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { VARIANT_LIMIT_MESSAGES } from '#contract/money/plans.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenPro, givenUser, givenVariant } from '#test/given/given.ts'
import { makeTestServices } from '#test/services.ts'
import { readCredits } from '#server/money/credits/read-credits.ts'
import { generationJobs, userCredits } from '#server/platform/db/schema.ts'
import { startFormats } from './start-formats.ts'
import { startGeneration } from './start-generation.ts'

describeOnBothDatabases('several formats asked for at once', (database) => {
  async function givenAd({ plan = 'pro', made = [] }: { plan?: 'free' | 'pro'; made?: FormatId[] } = {}) {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    if (plan === 'pro') await givenPro(database.db, userId)
    const creativeId = await givenCompleteCreative(services, userId)
    for (const [at, format] of made.entries()) {
      const seeds = { seed: 10 + at, campaignSeed: 20 + at }
      const createdAt = new Date(2026, 1, 1 + at)
      await givenVariant(database.db, { userId, adId: creativeId, format, ...seeds, createdAt })
    }
    const start = (formats: readonly FormatId[], look?: 'new') =>
      startFormats(services, { userId, creativeId, formats, look })
    const jobs = () => database.db.select().from(generationJobs).where(eq(generationJobs.creativeId, creativeId))
    return { services, userId, creativeId, start, jobs }
  }

  it('are all accepted, in the campaign of what is there', async () => {
    const { start, jobs } = await givenAd({ made: ['square'] })
    const started = await start(['leaderboard', 'instagram_story'])
    const rows = await jobs()
    expect(started.map(({ format }) => format)).toEqual(['leaderboard', 'instagram_story'])
    expect(rows.map(({ id }) => id).toSorted()).toEqual(started.map(({ jobId }) => jobId).toSorted())
    for (const row of rows) expect(row).toMatchObject({ state: 'queued', seed: 10, campaignSeed: 20 })
  })

  it('share one seed if the ad had none yet', async () => {
    const { start, jobs } = await givenAd()
    await start(MAIN_FORMAT_IDS)
    const seeds = (await jobs()).map(({ seed, campaignSeed }) => `${seed} ${campaignSeed}`)
    expect(seeds).toHaveLength(6)
    expect(new Set(seeds).size).toBe(1)
  })

  it('take no credit for what is there already, nor for what is being made', async () => {
    const { services, userId, creativeId, start, jobs } = await givenAd({ plan: 'free', made: ['square'] })
    const jobId = await startGeneration(services, { userId, creativeId, format: 'facebook_feed' })
    expect(await start(['square', 'facebook_feed'])).toEqual([{ format: 'facebook_feed', jobId }])
    expect(await jobs()).toHaveLength(1)
  })

  it('are one job a format for two who ask at once', async () => {
    const { start, jobs } = await givenAd()
    const [first, second] = await Promise.all([start(MAIN_FORMAT_IDS), start(MAIN_FORMAT_IDS)])
    expect(second).toEqual(first)
    expect(await jobs()).toHaveLength(6)
    const [look, again] = await Promise.all([start(MAIN_FORMAT_IDS, 'new'), start(MAIN_FORMAT_IDS, 'new')])
    expect([look, again]).toEqual([first, first])
  })

  it('take nothing at all if the credits are too few for all of them', async () => {
    const { services, userId, start, jobs } = await givenAd({ plan: 'free' })
    await readCredits(services, userId)
    await database.db.update(userCredits).set({ amount: 1 })
    await expect(start(['square', 'facebook_feed'])).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect(await jobs()).toEqual([])
    expect(await readCredits(services, userId)).toMatchObject({ adGeneration: 1 })
  })

  it('take nothing at all if the plan refuses one of them', async () => {
    const { services, userId, start, jobs } = await givenAd({ plan: 'free' })
    await expect(start(['square', 'leaderboard'])).rejects.toMatchObject({ code: 'FORMAT_NOT_ALLOWED' })
    expect(await jobs()).toEqual([])
    expect(await readCredits(services, userId)).toMatchObject({ adGeneration: 10 })
    // After a downgrade: two formats of Pro are there, and no room for the plan's own.
    const { start: startMore } = await givenAd({ plan: 'free', made: ['leaderboard', 'google_display'] })
    await expect(startMore(['square'])).rejects.toMatchObject({ message: VARIANT_LIMIT_MESSAGES.free })
  })

  it('get one new seed for a new look, and keep what the newest of them says', async () => {
    const { start, jobs } = await givenAd({ made: ['square', 'leaderboard'] })
    await start(['square', 'leaderboard'], 'new')
    const rows = await jobs()
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(1)
    expect([10, 11]).not.toContain(rows[0]!.seed)
    for (const row of rows) expect(row.campaignSeed).toBe(21)
  })

  it('wait for a new look until none of them is being made', async () => {
    const { services, userId, creativeId, start, jobs } = await givenAd({ made: ['square', 'leaderboard'] })
    await startGeneration(services, { userId, creativeId, format: 'square' })
    await expect(start(['square', 'leaderboard'], 'new')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await jobs()).toHaveLength(1)
  })
})
