import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { BACKED_UP } from './manifest.ts'

export interface BackupFile {
  /** Path from the data folder, with slashes. */
  name: string
  kind: 'file' | 'directory'
}

/** Lists what a backup holds of a data folder. PostgreSQL needs its empty folders too. */
export async function* listFiles(dataDir: string): AsyncGenerator<BackupFile> {
  for (const name of BACKED_UP) {
    const found = await stat(path.join(dataDir, name)).catch(() => undefined)
    if (found?.isFile()) yield { name, kind: 'file' }
    if (found?.isDirectory()) yield* listFolder(dataDir, name)
  }
}

async function* listFolder(dataDir: string, name: string): AsyncGenerator<BackupFile> {
  yield { name, kind: 'directory' }
  for await (const entry of await opendir(path.join(dataDir, name))) {
    const inner = `${name}/${entry.name}`
    if (entry.isDirectory()) yield* listFolder(dataDir, inner)
    // A picture that was being written when the server was killed: nothing refers to it.
    else if (entry.isFile() && !entry.name.endsWith('.tmp')) yield { name: inner, kind: 'file' }
  }
}
