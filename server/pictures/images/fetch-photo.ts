import { fetchPhotoFile, type PhotoFetchRequest } from './fetch-photo-file.ts'
import { cleanFileName } from './file-name.ts'
import { prepareUpload } from './prepare-upload.ts'
import { namePicture } from './read-upload.ts'
import type { NamedPicture } from './upload-images.ts'
import type { Services } from '#server/services.ts'

/** Fetches a photo from the internet and prepares it like an upload. Throws a FetchError, or what an upload throws. */
export async function fetchPhoto(
  services: Pick<Services, 'fetch' | 'pictures' | 'newId'>,
  request: PhotoFetchRequest,
): Promise<NamedPicture> {
  const file = { path: await fetchPhotoFile(services, request), name: nameOf(request.address) }
  return namePicture(await prepareUpload(services.pictures, file, request), file.name)
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1)!
  try {
    return cleanFileName(decodeURIComponent(last))
  } catch {
    return cleanFileName(last)
  }
}
