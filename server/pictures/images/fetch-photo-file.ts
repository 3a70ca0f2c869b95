import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE } from '#server/platform/internet/guarded-fetch.ts'
import type { Services } from '#server/services.ts'

export interface PhotoFetchRequest {
  address: string
  /** Folder where the photo waits for its turn. It has to exist until the picture has been read. */
  folder: string
  owner: string
  signal: AbortSignal
}

/** Fetches a photo from the internet and returns the file it was written to. Throws a FetchError. */
export async function fetchPhotoFile(
  { fetch, newId }: Pick<Services, 'fetch' | 'newId'>,
  { address, folder, signal }: PhotoFetchRequest,
): Promise<string> {
  const { bytes } = await fetch(address, PICTURE, signal)
  const file = path.join(folder, newId())
  await writeFile(file, bytes)
  return file
}
