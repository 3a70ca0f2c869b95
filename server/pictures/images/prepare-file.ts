import { readFile, writeFile } from 'node:fs/promises'
import type { PreparedFile, WaitingFile } from './picture-tasks.ts'
import { preparePicture } from './prepare-picture.ts'

/** Prepares a file, and writes the result beside it. Throws what preparePicture throws. */
export async function prepareFile({ path, name }: WaitingFile): Promise<PreparedFile> {
  const { bytes, thumbnail, ...facts } = await preparePicture(await readFile(path), name)
  const [picturePath, thumbnailPath] = [`${path}.picture`, `${path}.thumbnail`]
  await writeFile(picturePath, bytes)
  await writeFile(thumbnailPath, thumbnail)
  return { name, facts, bytes: bytes.byteLength, picturePath, thumbnailPath }
}
