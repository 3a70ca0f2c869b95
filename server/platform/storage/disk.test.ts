import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeStorage } from '#test/platform/storage-contract.ts'
import { isDiskFull } from './disk-full.ts'
import { LEFT_FREE_BYTES, openDiskStorage } from './disk.ts'

let folder: string
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-storage-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describeStorage('a folder', () => openDiskStorage(folder))

it('leaves the file and nothing else, and no address of it', async () => {
  const storage = openDiskStorage(folder)
  await storage.put('images/a', bytes('one'), 'image/jpeg')
  await storage.put('images/a', bytes('two'), 'image/jpeg')
  expect(await readdir(path.join(folder, 'images'))).toEqual(['a'])
  expect(await storage.link('images/a')).toBeUndefined()
  expect(storage.linkOrigins).toEqual([])
})

it('leaves nothing behind when the bytes cannot be written', async () => {
  const storage = openDiskStorage(folder)
  await storage.put('images/a/b', bytes('x'), 'image/jpeg')
  await expect(storage.put('images/a', bytes('x'), 'image/jpeg')).rejects.toThrow()
  expect(await readdir(path.join(folder, 'images'))).toEqual(['a'])
})

it('makes no folder when it is probed', async () => {
  const unmade = path.join(folder, 'unmade')
  await openDiskStorage(unmade).probe()
  await expect(readdir(unmade)).rejects.toThrow('ENOENT')
})

it('passes its check on a folder that does not exist yet, and leaves no file in it', async () => {
  const fresh = path.join(folder, 'fresh')
  await openDiskStorage(fresh).check()
  expect(await readdir(path.join(fresh, 'check'))).toEqual([])
})

it('refuses a picture that would leave the database without space, like a full disk', async () => {
  let free = LEFT_FREE_BYTES
  const storage = openDiskStorage(folder, { freeBytes: async () => free })
  await storage.requireRoom()
  await storage.put('images/a', bytes('one'), 'image/jpeg')
  free -= 1
  const begins = [storage.requireRoom, () => storage.put('images/b', bytes('two'), 'image/jpeg'), storage.check]
  for (const begin of [...begins, storage.probe]) {
    const error: unknown = await begin().catch((reason: unknown) => reason)
    expect(isDiskFull(error)).toBe(true)
  }
  expect(await readdir(path.join(folder, 'images'))).toEqual(['a'])
})

it('fails its check when nothing can be written', async () => {
  const blocked = path.join(folder, 'a-file')
  await writeFile(blocked, '')
  await expect(openDiskStorage(blocked).check()).rejects.toThrow(/ENOTDIR|EEXIST/)
})
