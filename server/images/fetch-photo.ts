import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cleanFileName } from './file-name.ts'
import { prepareUpload } from './prepare-upload.ts'
import { namePicture } from './read-upload.ts'
import type { NamedPicture } from './upload-images.ts'
import { PICTURE } from '../internet/guarded-fetch.ts'
import type { Services } from '../services.ts'

export interface PhotoWish {
  address: string
  /** Where it waits for its turn. It has to stand until the picture has been read. */
  folder: string
  owner: string
  signal: AbortSignal
}

/** A photo from the internet, made into what we keep like any upload. Throws a FetchError, or what an upload throws. */
export async function fetchPhoto(
  { fetch, pictures, newId }: Pick<Services, 'fetch' | 'pictures' | 'newId'>,
  { address, folder, owner, signal }: PhotoWish,
): Promise<NamedPicture> {
  const { bytes } = await fetch(address, PICTURE, signal)
  const file = { path: path.join(folder, newId()), name: nameOf(address) }
  await writeFile(file.path, bytes)
  return namePicture(await prepareUpload(pictures, file, { owner, signal }), file.name)
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1)!
  try {
    return cleanFileName(decodeURIComponent(last))
  } catch {
    return cleanFileName(last)
  }
}
