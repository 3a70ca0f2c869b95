import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type FolderLock, lockFolder } from '#server/platform/db/folder-lock.ts'
import { StartError } from '#server/start-error.ts'

/** Folder for files that only this process needs, and only while it runs. */
export interface TemporaryFolder {
  /** Opens a folder for one piece of work; it is deleted with everything in it when that is done. */
  open(): Promise<{ path: string } & AsyncDisposable>
  close(): Promise<void>
}

/**
 * Opens a folder of this process in `parent`, which other processes may share. Deletes what killed processes have left
 * there: the system has freed their locks.
 */
export async function openTemporaryFolder(parent: string): Promise<TemporaryFolder> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeLeftovers(parent)
  const { own, lock } = takeFolder(parent)
  return {
    async open() {
      const folder = path.join(own, randomUUID())
      await mkdir(folder)
      return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
    },
    async close() {
      lock.release()
      await rm(own, { recursive: true, force: true })
    },
  }
}

/**
 * Creates and locks a folder. Another process may take a folder without a lock for one that was left behind, and delete
 * it.
 */
function takeFolder(parent: string): { own: string; lock: FolderLock } {
  for (;;) {
    const own = path.join(parent, randomUUID())
    const lock = tryLock(own)
    if (lock) return { own, lock }
  }
}

async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name)
    const lock = tryLock(folder)
    if (!lock) continue
    for (const left of await readdir(folder)) {
      if (!left.startsWith('lock')) await rm(path.join(folder, left), { recursive: true, force: true })
    }
    // Windows deletes no open file.
    lock.release()
    await rm(folder, { recursive: true, force: true })
  }
}

function tryLock(folder: string): FolderLock | undefined {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof StartError) return undefined
    throw error
  }
}
