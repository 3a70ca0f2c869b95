import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { measureDisk } from './measure-disk.ts'
import { requireKey, type Storage } from './storage.ts'

/**
 * Space that pictures leave to the embedded database on the same disk: without room for another piece of its log, it
 * could not even record that an ad failed, and its user would wait in vain.
 */
export const LEFT_FREE_BYTES = 32 * 1024 * 1024

/**
 * Opens a storage that keeps image bytes as files in a folder, each under its key. The image's row stores the content
 * type.
 */
export function openDiskStorage(folder: string, { freeBytes = freeBytesOf } = {}): Storage {
  const look = async () => {
    if ((await freeBytes(folder)) < LEFT_FREE_BYTES) {
      throw Object.assign(new Error('The disk of the pictures is full'), { code: 'ENOSPC' })
    }
  }
  const requireRoom = async () => {
    await mkdir(folder, { recursive: true })
    await look()
  }
  const makePlace = async (key: string) => {
    const file = fileOf(folder, key)
    await requireRoom()
    await mkdir(path.dirname(file), { recursive: true })
    return file
  }
  const put: Storage['put'] = async (key, bytes) => writeDurably(await makePlace(key), bytes)
  const remove: Storage['delete'] = (key) => rm(fileOf(folder, key), { force: true })
  return {
    put,
    putFile: async (key, file) => moveDurably(file, await makePlace(key)),
    get: (key) => readIfThere(fileOf(folder, key)),
    delete: remove,
    list: (prefix) => listKeys(folder, requireKey(prefix.replace(/\/$/, ''))),
    link: async () => undefined,
    linkOrigins: [],
    requireRoom,
    // Before the first picture there is no folder, which is normal.
    probe: () => look().catch(ignoreMissing),
    async check() {
      const key = `check/${randomUUID()}`
      await put(key, new Uint8Array(1), 'application/octet-stream')
      await remove(key)
    },
  }
}

/** Lists keys, without files that are still being written. */
async function* listKeys(folder: string, key: string): AsyncGenerator<string> {
  for (const entry of await entriesOf(path.join(folder, key))) {
    const inner = `${key}/${entry.name}`
    if (entry.isDirectory()) yield* listKeys(folder, inner)
    else if (!entry.name.endsWith('.tmp')) yield inner
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  return (await measureDisk(folder)).freeBytes
}

function fileOf(folder: string, key: string): string {
  return path.join(folder, requireKey(key))
}

/** Writes under a temporary name first, so that nobody ever reads half a file, not even after a power cut. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeAndSync(temporary, bytes)
    await rename(temporary, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Moves a file instead of copying it, if both places are on one disk. */
async function moveDurably(from: string, file: string): Promise<void> {
  try {
    await syncPath(from, 'r+')
    await rename(from, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await writeDurably(file, await readFile(from))
  }
}

async function writeAndSync(file: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx')
  await handle.writeFile(bytes)
  await handle.sync()
}

/** Syncs a folder, which makes a rename in it durable. Windows cannot sync a folder and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncPath(folder, 'r')
}

async function syncPath(fileOrFolder: string, flags: 'r' | 'r+'): Promise<void> {
  await using handle = await open(fileOrFolder, flags)
  await handle.sync()
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
