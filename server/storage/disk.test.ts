import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-storage-'))
  storage = openDiskStorage(folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('gives back what was put, and the newer bytes after a second put', async () => {
  await storage.put('images/a', bytes('one'), 'image/jpeg')
  await storage.put('images/a', bytes('two'), 'image/jpeg')
  expect(Buffer.from((await storage.get('images/a'))!).toString()).toBe('two')
  expect(await readdir(path.join(folder, 'images'))).toEqual(['a'])
})

it('knows nothing of what was deleted or never put, and deletes that without complaint', async () => {
  await storage.put('images/a', bytes('one'), 'image/jpeg')
  await storage.delete('images/a')
  await storage.delete('images/a')
  expect(await storage.get('images/a')).toBeUndefined()
})

it.each(['../a', '/etc/passwd', 'images/../../a', 'images//a', 'images/', '', 'images/a.tmp', 'Images/a', 'a\0b'])(
  'refuses the key %j',
  async (key) => {
    await expect(storage.put(key, bytes('x'), 'image/jpeg')).rejects.toThrow('Not a storage key')
    await expect(async () => storage.get(key)).rejects.toThrow('Not a storage key')
    await expect(async () => storage.delete(key)).rejects.toThrow('Not a storage key')
  },
)

it('leaves nothing behind when the bytes cannot be written', async () => {
  await storage.put('images/a/b', bytes('x'), 'image/jpeg')
  await expect(storage.put('images/a', bytes('x'), 'image/jpeg')).rejects.toThrow()
  expect(await readdir(path.join(folder, 'images'))).toEqual(['a'])
})

it('passes its check on a folder that does not exist yet, and leaves no file in it', async () => {
  const fresh = path.join(folder, 'fresh')
  await openDiskStorage(fresh).check()
  expect(await readdir(path.join(fresh, 'check'))).toEqual([])
})

it('fails its check when nothing can be written', async () => {
  const blocked = path.join(folder, 'a-file')
  await writeFile(blocked, '')
  await expect(openDiskStorage(blocked).check()).rejects.toThrow(/ENOTDIR|EEXIST/)
})
