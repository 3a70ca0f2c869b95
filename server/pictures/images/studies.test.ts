import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { decodePhoto } from '#studio/index.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { waitUntil } from '#test/wait-until.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'
import { type Storage, StorageUnavailable } from '#server/platform/storage/storage.ts'
import { imageKey, studyKey } from './keys.ts'
import { unpackStudy } from './pack-study.ts'
import { openPicturePool } from './picture-pool.ts'
import { openStudies, type StudiesOptions } from './studies.ts'

const product = drawProduct('#ffffff', 300).png().toBuffer()
/** Real processes, which all these tests share. */
const pictures = openPicturePool({ places: 1, standsBack: 0 })

/** Stores a photo, in a storage and with a log of the test's own. */
async function givenPhoto({ bytes, ...options }: Partial<StudiesOptions> & { bytes?: Uint8Array } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-studies-'))
  const storage: Storage = openDiskStorage(folder)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  // Patience that outlasts a busy machine.
  const open = () => openStudies({ storage, pictures, log, patienceMs: 600_000, ...options })
  const studies = open()
  const photo = { id: randomUUID(), userId: 'ada' }
  await storage.put(imageKey(photo.id), bytes ?? (await product), 'image/png')
  const kept = () => storage.get(studyKey(photo.id))
  onTestFinished(() => {
    studies.close()
    rmSync(folder, { recursive: true })
  })
  return { studies, open, storage, photo, kept, lines, folder }
}

/** Stores a photo whose processes do what it says: see odd-picture-worker.ts. */
async function givenOddPhoto(name: string, options: Partial<StudiesOptions> = {}) {
  const file = new URL('../../../test/pictures/odd-picture-worker.ts', import.meta.url)
  const odd = openPicturePool({ files: { decoding: file, studying: file }, places: 1, standsBack: 0 })
  const notes = path.join(mkdtempSync(path.join(tmpdir(), 'placard-odd-')), 'photo')
  onTestFinished(() => {
    odd.close()
    rmSync(path.dirname(notes), { recursive: true })
  })
  const bytes = Buffer.from(JSON.stringify({ path: notes, name }))
  return { ...(await givenPhoto({ bytes, pictures: odd, ...options })), begun: `${notes}.log` }
}

it('studies a photo that has arrived, and stores its study beside it', async () => {
  const asked = vi.spyOn(pictures, 'ask')
  const { studies, photo, kept, open } = await givenPhoto()
  studies.begin([photo, photo])
  await waitUntil(async () => (await kept()) !== undefined)
  const pixels = await decodePhoto(await product)
  expect(unpackStudy((await kept())!, pixels)).toMatchObject({ treatment: 'cutout', kind: 'plain-light' })
  // A later caller finds it.
  expect(await studies.find(photo)).toEqual(await kept())
  expect(await open().find(photo)).toEqual(await kept())
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

it('makes a study in the turn of the ad that needs it, once for many callers', async () => {
  const asked = vi.spyOn(pictures, 'ask')
  const { studies, photo, kept } = await givenPhoto()
  studies.begin([photo])
  const found = await Promise.all([studies.find(photo), studies.find(photo), studies.find(photo)])
  for (const study of found) expect(study).toEqual(await kept())
  expect(asked).toHaveBeenCalledTimes(1)
  // From then on it has no low priority.
  expect(asked.mock.calls[0]![2].givesWayUntil!.aborted).toBe(true)
  asked.mockRestore()
})

it.each([
  ['of no byte', (whole: Uint8Array) => whole.subarray(0, 0)],
  ['cut in half', (whole: Uint8Array) => whole.subarray(0, whole.length / 2)],
  ['of another version', (whole: Uint8Array) => whole.with(7, 0)],
])('studies a photo again whose study is %s', async (_, harm) => {
  const { studies, photo, kept, storage, lines } = await givenPhoto()
  const whole = new Uint8Array((await studies.find(photo))!)
  await storage.put(studyKey(photo.id), harm(whole), 'x')
  expect(Buffer.compare((await studies.find(photo))!, whole)).toBe(0)
  expect(Buffer.compare((await kept())!, whole)).toBe(0)
  expect(lines).toEqual([])
})

it('leaves the study to the painters while the storage does not answer, and logs it once', async () => {
  const { studies, photo, kept, storage, lines } = await givenPhoto()
  const get = vi.spyOn(storage, 'get').mockRejectedValue(new StorageUnavailable('away'))
  for (const _ of 'twice') expect(await studies.find(photo)).toBeUndefined()
  expect(lines).toHaveLength(1)
  get.mockRestore()
  const put = vi.spyOn(storage, 'put').mockRejectedValue(new Error('ENOSPC'))
  // It is not stored, but the ad that asked for it has it.
  expect(await studies.find(photo)).toBeDefined()
  expect(lines).toHaveLength(2)
  put.mockRestore()
  expect(await kept()).toBeUndefined()
  expect(await studies.find(photo)).toEqual(await kept())
})

it('finds and stores nothing of a photo that was deleted meanwhile, or cannot be studied', async () => {
  const { studies, photo, kept, storage, lines } = await givenPhoto()
  await storage.delete(imageKey(photo.id))
  expect(await studies.find(photo)).toBeUndefined()
  expect(lines).toEqual([])
  await storage.put(imageKey(photo.id), Buffer.from('no picture'), 'x')
  expect(await studies.find(photo)).toBeUndefined()
  expect(lines).toHaveLength(1)
  expect(await kept()).toBeUndefined()
})

it('is not harmed by a photo that ends its process', async () => {
  const { studies, photo, kept, lines } = await givenOddPhoto('crash')
  expect(await studies.find(photo)).toBeUndefined()
  expect([await kept(), lines.length]).toEqual([undefined, 1])
})

it('bounds the time that a caller waits for a slot', async () => {
  const { studies, photo, begun, storage } = await givenOddPhoto('wait', { patienceMs: 1 })
  const atWork = studies.find(photo)
  await waitUntil(() => readNotes(begun).length === 1)
  const next = { ...photo, id: randomUUID() }
  await storage.put(imageKey(next.id), await product, 'image/png')
  expect(await studies.find(next)).toBeUndefined()
  studies.close()
  expect(await atWork).toBeUndefined()
})

it('loses nothing when it is ended in the middle: the next one makes it', { tags: 'thorough/faults' }, async () => {
  const { studies, photo, kept, lines, begun, storage } = await givenOddPhoto('wait')
  studies.begin([photo])
  await waitUntil(() => readNotes(begun).length === 1)
  studies.close()
  expect(await studies.find(photo)).toBeUndefined()
  expect([await kept(), lines]).toEqual([undefined, []])
  await storage.put(imageKey(photo.id), await product, 'image/png')
  const next = openStudies({ storage, pictures, log: pino({ level: 'silent' }), patienceMs: 600_000 })
  expect(await next.find(photo)).toBeDefined()
})

function readNotes(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
