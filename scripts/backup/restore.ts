import { existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { finishRestore, restoringFolder } from '#server/platform/db/finish-restore.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { BadInput } from '../bad-input.ts'
import { type End, BACKED_UP } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { requireFolderOwner } from './require-owner.ts'

/**
 * Restores a backup into a data folder that no server runs on. It is read completely and verified beside the existing
 * data; only then it takes that data's place, in one step (server/platform/db/finish-restore.ts).
 */
export async function restore(file: string, dataDir: string, { replace }: { replace: boolean }): Promise<End> {
  if (!existsSync(file)) throw new BadInput(`There is no file ${file}.`)
  requireFolderOwner(dataDir)
  const lock = lockFolder(dataDir)
  try {
    finishRestore(dataDir)
    const there = readdirSync(dataDir).find((name) => (BACKED_UP as readonly string[]).includes(name))
    if (there && !replace)
      throw new BadInput(`The data folder ${dataDir} is not empty: name another by DATA_DIR, or add --replace.`)
    const end = await readAside(file, dataDir)
    finishRestore(dataDir)
    return end
  } finally {
    lock.release()
  }
}

async function readAside(file: string, dataDir: string): Promise<End> {
  const { folder, data, complete } = restoringFolder(dataDir)
  try {
    // A backup without pictures, since a bucket keeps them, leaves none behind either.
    await mkdir(path.join(data, 'storage'), { recursive: true, mode: 0o700 })
    const end = await readBackup(file, data)
    await syncFolder(data)
    await using mark = await open(complete, 'wx')
    await mark.sync()
    await syncFolder(folder)
    return end
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
