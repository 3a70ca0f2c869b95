import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { givenBrand, givenCreative, givenJob, givenUser } from '#test/given/given.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { makeTestServices } from '#test/services.ts'
import { saveStrokes } from '#server/ads/cut-outs/store.ts'
import { creatives } from '#server/platform/db/schema.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { studyKey } from '#server/pictures/images/keys.ts'
import { openStudies } from '#server/pictures/images/studies.ts'
import { findJob } from '#server/ads/generation-jobs/store.ts'
import { readPaintTask } from './paint-task.ts'

const STYLE = { adStyle: 'bold', colorPalette: 'blue', typography: 'modern', tone: 'friendly' } as const

describe('what an ad is painted from', () => {
  const database = useDatabase()

  it('are its photos in its order, each with the word of its owner whether it is cut out', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const other = await givenCompleteCreative(services, userId)
    const imagesOf = async (id: string) =>
      (await database.db.select().from(creatives).where(eq(creatives.id, id)))[0]!.productImages
    const [hero, second] = [...(await imagesOf(creativeId)), ...(await imagesOf(other))]
    const productImages = [{ ...hero!, cutOut: 'never' as const }, second!]
    await database.db.update(creatives).set({ productImages }).where(eq(creatives.id, creativeId))
    const job = await findJob(database.db, await givenJob(database.db, { userId, creativeId }))
    const {
      task: { photos },
    } = await readPaintTask(services, job!)
    expect(photos).toEqual([
      { sha256: expect.any(String), bytes: expect.any(Uint8Array), cutOut: 'never' },
      { sha256: expect.any(String), bytes: expect.any(Uint8Array) },
    ])
  })

  it('are also the strokes over a photo, for this ad and no other', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const [ad] = await database.db.select().from(creatives).where(eq(creatives.id, creativeId))
    const { productImages } = ad!
    const other = await givenCreative(database.db, { userId, ...STYLE, productImages })
    const strokes = [{ kind: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }]
    const imageId = readImageId(productImages[0]!.url)!
    await saveStrokes(database.db, { creativeId, imageId, strokes, updatedAt: services.now() })
    const strokesIn = async (id: string) => {
      const job = await findJob(database.db, await givenJob(database.db, { userId, creativeId: id }))
      return (await readPaintTask(services, job!)).task.photos[0]!.strokes
    }
    expect([await strokesIn(creativeId), await strokesIn(other)]).toEqual([strokes, undefined])
  })

  it('are also the name of its brand, unless the brand has a logo or the ad has', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const logo = { url: '/api/images/6f9b9c1e-0a4c-4a51-9f63-3c9f0e5f6a01', name: 'logo.png' }
    const named = await givenBrand(database.db, { userId, name: 'Halden' })
    const marked = await givenBrand(database.db, { userId, isFirst: false, name: 'Lure', logo })
    const foreign = await givenBrand(database.db, { userId: await givenUser(database.db), name: 'Vale' })
    const job = await findJob(database.db, await givenJob(database.db, { userId, creativeId }))
    const nameFor = async (values: Partial<typeof creatives.$inferInsert>) => {
      await database.db.update(creatives).set(values).where(eq(creatives.id, creativeId))
      return (await readPaintTask(services, job!)).task.ad.brandName
    }
    expect(await nameFor({ brandId: named })).toBe('Halden')
    expect(await nameFor({ brandId: named, logo })).toBeUndefined()
    expect(await nameFor({ brandId: marked, logo: null })).toBeUndefined()
    expect(await nameFor({ brandId: foreign })).toBeUndefined()
    expect(await nameFor({ brandId: null })).toBeUndefined()
  })

  it('are also the studies of its photos, made once for all of its formats; no photo is studied for its mood', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCompleteCreative(services, userId)
    const [ad] = await database.db.select().from(creatives).where(eq(creatives.id, creativeId))
    const inspirationImages = ad!.productImages
    await database.db.update(creatives).set({ inspirationImages }).where(eq(creatives.id, creativeId))
    const jobIds = [
      await givenJob(database.db, { userId, creativeId }),
      await givenJob(database.db, { userId, creativeId, format: 'instagram_story' }),
    ]
    const ask = vi.spyOn(services.pictures, 'ask')
    const studied = { ...services, studies: openStudies({ ...services, patienceMs: 600_000 }) }
    const tasks = await Promise.all(
      jobIds.map(async (jobId) => (await readPaintTask(studied, (await findJob(database.db, jobId))!)).task),
    )
    const kept = await services.storage.get(studyKey(readImageId(ad!.productImages[0]!.url)!))
    for (const { photos, inspiration } of tasks) {
      expect(photos[0]!.study).toEqual(kept)
      expect(inspiration[0]).not.toHaveProperty('study')
    }
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mockRestore()
  })
})
