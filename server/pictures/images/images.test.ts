import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenImage, givenUser } from '#test/given/given.ts'
import { namedPicture } from '#test/given/named-picture.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { makeTestServices, TEST_TIME } from '#test/services.ts'
import { images, orphanedObjects } from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'
import { deleteObjects, sweepOrphans } from './delete-objects.ts'
import { imageKey, keysOf, studyKey, thumbnailKey } from './keys.ts'
import { preparePicture } from './prepare-picture.ts'
import { purgeUnattached } from './purge-unattached.ts'
import { readImage } from './read-image.ts'
import { addOrphans, deleteImages, findImage, listUnattached } from './store.ts'
import { storePicture } from './store-picture.ts'
import { uploadImages } from './upload-images.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeOnBothDatabases('images', (database) => {
  const halves = drawHalves(60, 40).png().toBuffer()
  const namedPictures = async (count: number) => {
    const picture = await preparePicture(await halves, 'halves.png')
    return Array.from({ length: count }, (_, index) => namedPicture(`halves-${index}.png`, picture))
  }

  async function upload(services: Services, userId: string, creativeId: string, count = 1) {
    return uploadImages(services, { userId, creativeId, pictures: await namedPictures(count) })
  }

  const idOf = (entry: { url: string } | undefined) => entry!.url.replace('/api/images/', '')

  it('keeps an upload for its owner alone, with a thumbnail beside it', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const [entry] = await upload(services, userId, await givenCreative(database.db, { userId }))
    const imageId = idOf(entry)
    expect(entry).toEqual({ url: imageUrl(imageId), name: 'halves-0.png' })
    const own = await readImage(services, { userId, imageId, thumbnail: false })
    const thumbnail = await readImage(services, { userId, imageId, thumbnail: true })
    expect(own.contentType).toBe('image/png')
    expect(thumbnail.contentType).toBe('image/webp')
    expect(thumbnail.etag).not.toBe(own.etag)
    const stranger = readImage(services, { userId: await givenUser(database.db), imageId, thumbnail: false })
    await expect(stranger).rejects.toMatchObject({ code: 'NOT_OWNER' })
    const unknown = readImage(services, { userId, imageId: randomUUID(), thumbnail: false })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await database.db.select().from(orphanedObjects)).toEqual([])
  })

  it('counts as unattached what no ad of the owner shows', async () => {
    const userId = await givenUser(database.db)
    const ids = await Promise.all([1, 2, 3].map(() => givenImage(database.db, { userId })))
    const [product, inspiration, loose] = ids.map((id) => ({ url: imageUrl(id), name: 'x' }))
    await givenCreative(database.db, { userId, productImages: [product!], inspirationImages: [inspiration!] })
    // Another user's ad does not keep it attached.
    await givenCreative(database.db, { userId: await givenUser(database.db), productImages: [loose!] })
    expect((await listUnattached(database.db, userId)).map((image) => image.id)).toEqual([idOf(loose)])
  })

  it('refuses the 21st unattached picture, all at once or one by one, and keeps nothing of it', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCreative(database.db, { userId })
    const uploads = await Promise.allSettled([1, 2, 3, 4, 5].map(() => upload(services, userId, creativeId, 5)))
    const refused = uploads.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]!.reason).toMatchObject({ code: 'VALIDATION_FAILED', field: 'images' })
    expect(await database.db.$count(images)).toBe(20)
    services.setTime(new Date(TEST_TIME.getTime() + 2 * HOUR))
    await sweepOrphans(services)
    expect(await database.db.select().from(orphanedObjects)).toEqual([])
  })

  it('deletes the oldest unattached pictures of an hour ago to make room', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCreative(database.db, { userId })
    const [oldest] = await upload(services, userId, creativeId, 1)
    services.setTime(new Date(TEST_TIME.getTime() + MINUTE))
    for (const count of [5, 5, 5, 4]) await upload(services, userId, creativeId, count)
    services.setTime(new Date(TEST_TIME.getTime() + HOUR + 30_000))
    await upload(services, userId, creativeId, 1)
    expect(await findImage(database.db, idOf(oldest))).toBeUndefined()
    expect(await database.db.$count(images)).toBe(20)
    await expect(upload(services, userId, creativeId, 1)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('deletes the bytes of deleted rows, and twice does no harm', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const imageId = idOf((await upload(services, userId, await givenCreative(database.db, { userId })))[0])
    await deleteImages(database.db, [imageId], services.now())
    expect(await services.storage.get(imageKey(imageId))).toBeDefined()
    await deleteObjects(services, { imageIds: [imageId] })
    await deleteObjects(services, { imageIds: [imageId] })
    for (const key of keysOf(imageId)) expect(await services.storage.get(key)).toBeUndefined()
  })

  it('deletes a study with its photo, at night also one that was written after it', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const imageId = idOf((await upload(services, userId, await givenCreative(database.db, { userId })))[0])
    const write = () => services.storage.put(studyKey(imageId), new Uint8Array(1), 'x')
    await write()
    await deleteImages(database.db, [imageId], services.now())
    await deleteObjects(services, { imageIds: [imageId] })
    expect(await services.storage.get(studyKey(imageId))).toBeUndefined()
    await write()
    services.setTime(new Date(TEST_TIME.getTime() + 2 * HOUR))
    await sweepOrphans(services)
    expect(await services.storage.get(studyKey(imageId))).toBeUndefined()
    expect(await database.db.select().from(orphanedObjects)).toEqual([])
  })

  it('never deletes the bytes of a picture that still has its row', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const imageId = idOf((await upload(services, userId, await givenCreative(database.db, { userId })))[0])
    await deleteObjects(services, { imageIds: [imageId] })
    services.setTime(new Date(TEST_TIME.getTime() + 48 * HOUR))
    await sweepOrphans(services)
    expect(await services.storage.get(thumbnailKey(imageId))).toBeDefined()
  })

  it('trusts the row of a picture more than a record of its bytes as an orphan', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const imageId = idOf((await upload(services, userId, await givenCreative(database.db, { userId })))[0])
    await addOrphans(database.db, [imageId], services.now())
    services.setTime(new Date(TEST_TIME.getTime() + 2 * HOUR))
    await sweepOrphans(services)
    expect(await services.storage.get(imageKey(imageId))).toBeDefined()
    expect(await database.db.select().from(orphanedObjects)).toEqual([])
  })

  it('sweeps up the bytes of an upload that was killed before it had its row, but not while it runs', async () => {
    const services = await makeTestServices(database)
    const picture = await preparePicture(await halves, 'halves.png')
    const imageId = randomUUID()
    await storePicture(services, imageId, picture)
    await sweepOrphans(services)
    expect(await services.storage.get(imageKey(imageId))).toBeDefined()
    services.setTime(new Date(TEST_TIME.getTime() + HOUR + MINUTE))
    await sweepOrphans(services)
    for (const key of keysOf(imageId)) expect(await services.storage.get(key)).toBeUndefined()
  })

  it('records all pictures of an upload at once, before any of their bytes is written', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const noted: number[] = []
    const putFile: typeof services.storage.putFile = async (...written) => {
      noted.push(await database.db.$count(orphanedObjects))
      await services.storage.putFile(...written)
    }
    const creativeId = await givenCreative(database.db, { userId })
    await upload({ ...services, storage: { ...services.storage, putFile } }, userId, creativeId, 3)
    expect(noted).toEqual(Array(6).fill(3 * keysOf('').length))
  })

  it('purges what no ad has shown for a day', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const creativeId = await givenCreative(database.db, { userId })
    const [attached, loose] = await upload(services, userId, creativeId, 2)
    await givenCreative(database.db, { userId, productImages: [attached!] })
    services.setTime(new Date(TEST_TIME.getTime() + 23 * HOUR))
    const [fresh] = await upload(services, userId, creativeId, 1)
    services.setTime(new Date(TEST_TIME.getTime() + 25 * HOUR))
    await purgeUnattached(services)
    expect(await findImage(database.db, idOf(loose))).toBeUndefined()
    expect(await findImage(database.db, idOf(attached))).toBeDefined()
    expect(await findImage(database.db, idOf(fresh))).toBeDefined()
  })
})
