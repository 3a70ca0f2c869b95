import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenUser } from '#test/given/given.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { makeTestServices } from '#test/services.ts'
import { readCredits } from '#server/money/credits/read-credits.ts'
import { findJob } from '#server/ads/generation-jobs/store.ts'
import { openPaintPool } from './paint-pool.ts'
import { startGeneration } from './start-generation.ts'
import { registerGenerationWorker } from './worker.ts'

const oddPainter = new URL('../../../test/painters/odd-painter.ts', import.meta.url)

describeOnBothDatabases('the generation worker', (database, isDefault) => {
  /** Makes an ad whose painting process does what the ad's name says; see odd-painter.ts. */
  async function makeOddAd(productName: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'placard-odd-'))
    const attempts = path.join(folder, 'attempts')
    const services = await makeTestServices(database)
    const worker = await registerGenerationWorker(services, openPaintPool({ size: 1, file: oddPainter }))
    onTestFinished(() => {
      worker.close()
      rmSync(folder, { recursive: true })
    })
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId, { productName, productDescription: attempts })
    const jobId = await startGeneration(services, { userId, creativeId, format: 'square' })
    const end = () => findJob(database.db, jobId)
    await expect.poll(async () => (await end())?.state).toBe('failed')
    const credits = await readCredits(services, userId)
    return {
      job: await end(),
      credits: credits.adGeneration,
      attempts: readFileSync(attempts, 'utf8').trim().split('\n'),
    }
  }

  it('gives up on an ad that fails again and again, with a sentence and the credit back', async () => {
    const { job, credits, attempts } = await makeOddAd('fail')
    expect(job).toMatchObject({
      code: 'GENERATION_FAILED',
      message: 'The ad could not be generated. Your credit is back, please try again.',
    })
    expect(attempts).toHaveLength(3)
    expect(credits).toBe(10)
  })

  it('tries an ad whose photo cannot be painted only once, and says why', async () => {
    const { job, credits, attempts } = await makeOddAd('refuse')
    expect(job).toMatchObject({ code: 'GENERATION_FAILED', message: 'This photo cannot be read.' })
    expect(attempts).toHaveLength(1)
    expect(credits).toBe(10)
  })

  if (!isDefault) return

  it('outlives an ad that kills every process that paints it', { tags: 'thorough/faults' }, async () => {
    const { credits, attempts } = await makeOddAd('crash')
    expect(attempts).toHaveLength(6)
    expect(credits).toBe(10)
  })
})
