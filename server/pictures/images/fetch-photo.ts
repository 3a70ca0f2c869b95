import { fetchPhotoFile, type PhotoFetchRequest } from './fetch-photo-file.ts'
import { cleanFileName } from './file-name.ts'
import { prepareUpload } from './prepare-upload.ts'
import type { PreparedFile } from './picture-tasks.ts'
import type { Services } from '#server/services.ts'

/** Fetches a photo from the internet and prepares it like an upload. Throws a FetchError, or what an upload throws. */
export async function fetchPhoto(
  services: Pick<Services, 'fetch' | 'pictures' | 'newId'>,
  request: PhotoFetchRequest,
): Promise<PreparedFile> {
  const file = { path: await fetchPhotoFile(services, request), name: nameOf(request.address) }
  return prepareUpload(services.pictures, file, request)
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1)!
  try {
    return cleanFileName(decodeURIComponent(last))
  } catch {
    return cleanFileName(last)
  }
}
