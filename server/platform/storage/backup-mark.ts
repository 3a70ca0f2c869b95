import { stat, utimes, writeFile } from 'node:fs/promises'

/**
 * Returns when the last backup was made, in seconds since 1970; 0 if the file does not exist. Other failures throw,
 * because then nobody knows.
 */
export async function readBackupMark(file: string): Promise<number> {
  try {
    const { mtimeMs } = await stat(file)
    return mtimeMs / 1000
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** Records that a backup was made now, as `touch` does. */
export async function setBackupMark(file: string): Promise<void> {
  const now = new Date()
  await writeFile(file, '', { flag: 'a' })
  await utimes(file, now, now)
}
