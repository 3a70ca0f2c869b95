import type { Picture } from '#server/pictures/images/prepare-picture.ts'
import type { NamedPicture } from '#server/pictures/images/upload-images.ts'

/** A picture as an upload brings it, without a temporary file. */
export function namedPicture(name: string, { bytes, thumbnail, ...facts }: Picture): NamedPicture {
  return { name, facts, bytes: bytes.byteLength, path: '', read: async () => ({ bytes, thumbnail }) }
}
