import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addOrphans } from '#server/pictures/images/store.ts'
import { imageKey, thumbnailKey } from '#server/pictures/images/keys.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenImage, givenUser } from '#test/given/given.ts'
import { makeTestServices } from '#test/services.ts'
import { checkData } from './check-data.ts'

const database = useDatabase()

it('finds rows without bytes and bytes without rows, and counts neither while it is in progress', async () => {
  const { db, storage } = await makeTestServices(database)
  const put = (key: string) => storage.put(key, new Uint8Array([1]), 'image/png')
  const userId = await givenUser(db)
  const [whole, halved, lost] = [
    await givenImage(db, { userId }),
    await givenImage(db, { userId }),
    await givenImage(db, { userId }),
  ]
  for (const key of [imageKey(whole), thumbnailKey(whole), `studies/${whole}`, imageKey(halved)]) await put(key)
  const [strange, coming] = [randomUUID(), randomUUID()]
  for (const key of [
    imageKey(strange),
    `scenes/${strange}`,
    imageKey(coming),
    'images/no-id',
    'check/ready',
    'deletions/a',
  ])
    await put(key)
  await addOrphans(db, [coming], new Date())
  const { missing, unknown, ...counted } = await checkData(db, storage)
  expect(counted).toEqual({ rows: 3, files: 8 })
  expect(missing.toSorted()).toEqual([imageKey(lost), thumbnailKey(halved), thumbnailKey(lost)].toSorted())
  expect(unknown.toSorted()).toEqual([imageKey(strange), `scenes/${strange}`, 'images/no-id'].toSorted())
})

it('finds nothing if a row and its bytes appear during the check', async () => {
  const { db, storage } = await makeTestServices(database)
  const userId = await givenUser(db)
  const id = randomUUID()
  async function* list(prefix: string) {
    yield* storage.list(prefix)
    // The change happens after the folder was listed, and before the rows are read.
    if (prefix !== 'studies/') return
    for (const key of [imageKey(id), thumbnailKey(id)]) await storage.put(key, new Uint8Array([1]), 'image/png')
    await givenImage(db, { id, userId })
  }
  expect(await checkData(db, { ...storage, list })).toEqual({ rows: 1, files: 0, missing: [], unknown: [] })
})
