import { statfs } from 'node:fs/promises'

/** Of the disk that the folder lies on: what this user may still write, and what it holds in all. */
export async function measureDisk(folder: string): Promise<{ freeBytes: number; sizeBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
