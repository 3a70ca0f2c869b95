import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Storage } from '#server/platform/storage/storage.ts'
import { readAll } from '../read-all.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (stored: Uint8Array | undefined) => stored && Buffer.from(stored).toString()

/** Tests what every storage promises. `open` gives an empty one for each test. */
export function describeStorage(name: string, open: () => Storage | Promise<Storage>): void {
  describe(`${name} as a storage`, () => {
    let storage: Storage
    beforeEach(async () => {
      storage = await open()
    })

    it('gives back what was put, and the newer bytes after a second put', async () => {
      await storage.put('images/a', bytes('one'), 'image/jpeg')
      await storage.put('images/a', bytes('two'), 'image/jpeg')
      await storage.put('images/b', bytes('three'), 'image/png')
      expect(textOf(await storage.get('images/a'))).toBe('two')
      expect(textOf(await storage.get('images/b'))).toBe('three')
    })

    it('takes a file as it takes bytes, and replaces what was there', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'placard-file-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const file = path.join(folder, 'picture')
      await storage.put('images/a', bytes('one'), 'image/jpeg')
      writeFileSync(file, 'two')
      await storage.putFile('images/a', file, 'image/jpeg')
      expect(textOf(await storage.get('images/a'))).toBe('two')
    })

    it('lists what is under a prefix, and nothing else', async () => {
      const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `images/${name}`)
      for (const key of [...keys, 'imagesx/f', 'studies/a']) await storage.put(key, bytes(key), 'image/jpeg')
      await storage.delete('images/c')
      const listed = await readAll(storage.list('images/'))
      expect(listed.toSorted()).toEqual(keys.filter((key) => key !== 'images/c'))
      expect(await readAll(storage.list('never/'))).toEqual([])
    })

    it('keeps every byte', async () => {
      const all = Uint8Array.from({ length: 1_048_576 }, (_, index) => (index * 31) % 256)
      await storage.put('images/large', all, 'image/jpeg')
      expect(Buffer.compare((await storage.get('images/large'))!, all)).toBe(0)
    })

    it('knows nothing of what was deleted or never put, and deletes that without complaint', async () => {
      await storage.put('images/a', bytes('one'), 'image/jpeg')
      await storage.delete('images/a')
      await storage.delete('images/a')
      expect(await storage.get('images/a')).toBeUndefined()
      expect(await storage.get('images/never')).toBeUndefined()
    })

    it.each(['../a', '/etc/passwd', 'images/../../a', 'images//a', 'images/', '', 'images/a.tmp', 'Images/a', 'a\0b'])(
      'refuses the key %j',
      async (key) => {
        await expect(async () => storage.put(key, bytes('x'), 'image/jpeg')).rejects.toThrow('Not a storage key')
        await expect(async () => storage.get(key)).rejects.toThrow('Not a storage key')
        await expect(async () => storage.delete(key)).rejects.toThrow('Not a storage key')
      },
    )

    it('passes its check, and being looked at, which writes nothing', async () => {
      await storage.probe()
      await storage.check()
    })
  })
}
