import { describe, expect, it } from 'vitest'
import { findJob } from '#server/ads/generation-jobs/store.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenJob, givenUser } from '#test/given/given.ts'
import { makeTestServices } from '#test/services.ts'
import { recordStages } from './record-stages.ts'

describe('the stages of a job', () => {
  const database = useDatabase()

  it.each([
    ['are written up to the last one', true, { state: 'running', stage: 'store', percentage: 90 }],
    ['are not written if nobody follows the job', false, { state: 'queued', stage: 'queued', percentage: 0 }],
  ])('%s', async (_, isFollowed, written) => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const jobId = await givenJob(database.db, { userId, creativeId })
    const job = (await findJob(database.db, jobId))!
    const stages = await recordStages(services, job, { withModels: false, isFollowed })
    stages.note('layout')
    stages.note('paint')
    await stages.written()
    expect(await findJob(database.db, jobId)).toMatchObject(written)
  })
})
