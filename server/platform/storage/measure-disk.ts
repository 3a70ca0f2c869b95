import { statfs } from 'node:fs/promises'

/** Returns the space of the disk that holds the folder: what this user may still write, and the total. */
export async function measureDisk(folder: string): Promise<{ freeBytes: number; sizeBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
