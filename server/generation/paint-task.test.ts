import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#test/database.ts'
import { givenJob, givenUser } from '#test/given.ts'
import { givenCompleteCreative } from '#test/given-complete.ts'
import { makeTestServices } from '#test/services.ts'
import { creatives } from '../db/schema.ts'
import { findJob } from '../variants/job-store.ts'
import { readPaintTask } from './paint-task.ts'

describe('what an ad is painted from', () => {
  const database = useDatabase()

  it('are its photos in its order, each with the word of its owner whether it stays whole', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const other = await givenCompleteCreative(services, userId)
    const imagesOf = async (id: string) =>
      (await database.db.select().from(creatives).where(eq(creatives.id, id)))[0]!.productImages
    const [hero, second] = [...(await imagesOf(creativeId)), ...(await imagesOf(other))]
    const productImages = [{ ...hero!, keepWhole: true }, second!]
    await database.db.update(creatives).set({ productImages }).where(eq(creatives.id, creativeId))
    const job = await findJob(database.db, await givenJob(database.db, { userId, creativeId }))
    const { photos } = await readPaintTask(services, job!)
    expect(photos).toEqual([
      { sha256: expect.any(String), bytes: expect.any(Uint8Array), keepWhole: true },
      { sha256: expect.any(String), bytes: expect.any(Uint8Array) },
    ])
  })
})
