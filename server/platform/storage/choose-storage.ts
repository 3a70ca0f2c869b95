import path from 'node:path'
import type { Config } from '#server/config.ts'
import { openDiskStorage } from './disk.ts'
import { observed } from './observed-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Chooses where deletions are recorded: beside the pictures in the bucket, or in the data folder, with the data that is
 * never restored to an earlier state.
 */
export function chooseDeletions({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, pictures: Storage): Storage {
  return s3 ? pictures : openDiskStorage(dataDir)
}

/** Opens the bucket of the configuration, or else a folder. The SDK of a bucket is loaded only if there is one. */
export async function chooseStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (!s3) return observed(openDiskStorage(path.join(dataDir, 'storage')))
  const { openS3Storage } = await import('./s3.ts')
  return observed(openS3Storage(s3))
}
