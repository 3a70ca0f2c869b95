import { expect, it, vi } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { uploadFiles } from '#test/given/fill-in.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { adChanges, generationJobs, images } from '#server/platform/db/schema.ts'

const database = useDatabase()

const message =
  'There is no room left for your work at the moment: nothing was lost and nothing taken. Please try again later.'

it('says of a full disk in words that nothing was taken, at once, and works again when there is room', async () => {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free')
  const file = { bytes: new Uint8Array(await drawHalves(60, 40).png().toBuffer()), name: 'halves.png' }
  const pictures = await database.db.$count(images)
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  const put = vi.spyOn(app.services.storage, 'put').mockRejectedValue(full)
  const putFile = vi.spyOn(app.services.storage, 'putFile').mockRejectedValue(full)

  const answer = { status: 507, body: { code: 'STORAGE_FULL', message } }
  expect(await uploadFiles(browser, adId, [file])).toMatchObject(answer)
  expect(await database.db.$count(images)).toBe(pictures)
  put.mockClear()
  expect(await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })).toMatchObject(answer)
  expect(put).toHaveBeenCalledTimes(1)
  expect((await browser.get('/api/credits')).body).toMatchObject({ adGeneration: 10 })

  put.mockRestore()
  putFile.mockRestore()
  expect((await uploadFiles(browser, adId, [file])).status).toBe(200)
  expect((await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })).status).toBe(200)
})

it('begins nothing that there is no room for', async () => {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'pro')
  const generate = (format: string) => browser.post(`/api/creatives/${adId}/generate`, { format })
  expect((await generate('square')).status).toBe(200)
  const jobs = await database.db.$count(generationJobs)
  const full = Object.assign(new Error('The disk of the pictures is full'), { code: 'ENOSPC' })
  const room = vi.spyOn(app.services.storage, 'requireRoom').mockRejectedValue(full)

  const answer = { status: 507, body: { code: 'STORAGE_FULL', message } }
  expect(await generate('leaderboard')).toMatchObject(answer)
  expect(
    await browser.post(`/api/creatives/${adId}/change`, { changes: { words: { headline: 'Sip' } } }),
  ).toMatchObject(answer)
  expect([await database.db.$count(generationJobs), await database.db.$count(adChanges)]).toEqual([jobs, 0])

  room.mockRestore()
  expect((await generate('leaderboard')).status).toBe(200)
})
