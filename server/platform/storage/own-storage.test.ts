import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openDiskStorage } from './disk.ts'
import { ownStorage, StorageOfAnother, takeOver } from './own-storage.ts'
import type { Storage } from './storage.ts'

let bucket: Storage
const bytes = new Uint8Array([1])

beforeEach(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  bucket = openDiskStorage(folder)
  await bucket.put('images/a', bytes, 'image/png')
})

it('deletes for the database that owns the pictures, and for no copy of it', async () => {
  const original = ownStorage(bucket, 'original')
  await original.delete('images/b')
  const copy = ownStorage(bucket, 'copy')
  await expect(copy.delete('images/a')).rejects.toThrow(StorageOfAnother)
  await expect(copy.delete('images/a')).rejects.toThrow(/until npm run restored/)
  expect(await copy.get('images/a')).toBeDefined()
  await copy.put('images/c', bytes, 'image/png')
  await original.delete('images/a')
  expect(await bucket.get('images/a')).toBeUndefined()
})

it('deletes for another database once it has taken them over', async () => {
  await ownStorage(bucket, 'original').delete('images/b')
  const copy = ownStorage(bucket, 'copy')
  await expect(copy.delete('images/a')).rejects.toThrow(StorageOfAnother)
  await takeOver(bucket, 'copy')
  await copy.delete('images/a')
  expect(await bucket.get('images/a')).toBeUndefined()
  await expect(ownStorage(bucket, 'original').delete('images/b')).rejects.toThrow(StorageOfAnother)
})

it('deletes nothing while the owner is unknown', async () => {
  const away: Storage = {
    ...bucket,
    get: async () => {
      throw new Error('The bucket is away')
    },
  }
  await expect(ownStorage(away, 'original').delete('images/a')).rejects.toThrow('The bucket is away')
  expect(await bucket.get('images/a')).toBeDefined()
})
