import { readFile, writeFile } from 'node:fs/promises'
import type { PreparedFile, WaitingFile } from './picture-tasks.ts'
import { sniffImageType } from './image-type.ts'
import { manifestsOf } from './metadata/manifests.ts'
import { preparePicture } from './prepare-picture.ts'

/** Prepares a file, and writes the result beside it. Throws what preparePicture throws. */
export async function prepareFile({ path, name }: WaitingFile): Promise<PreparedFile> {
  const upload = await readFile(path)
  const { bytes, thumbnail, ...facts } = await preparePicture(upload, name)
  const [picturePath, thumbnailPath] = [`${path}.picture`, `${path}.thumbnail`]
  await writeFile(picturePath, bytes)
  await writeFile(thumbnailPath, thumbnail)
  const kind = sniffImageType(upload)
  const isSigned = manifestsOf(upload, kind).some(({ byteLength }) => byteLength > 0)
  const signedAs = isSigned && { signedAs: { path, contentType: `image/${kind}` } }
  return { name, facts, bytes: bytes.byteLength, picturePath, thumbnailPath, ...signedAs }
}
