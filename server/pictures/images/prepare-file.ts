import { readFile, writeFile } from 'node:fs/promises'
import type { PreparedFile, WaitingFile } from './picture-tasks.ts'
import { lookAtPicture, measurePicture, preparePicture, type QuickLook } from './prepare-picture.ts'

/** Measures a file. Throws what measurePicture throws. */
export async function measureFile({ path, name }: WaitingFile): Promise<{ megapixels: number }> {
  return measurePicture(await readFile(path), name)
}

/** Makes a quick look of a file. Throws what measurePicture throws. */
export async function lookAtFile({ path, name }: WaitingFile): Promise<QuickLook> {
  return lookAtPicture(await readFile(path), name)
}

/** Prepares a file. Throws what preparePicture throws. */
export async function prepareFile({ path, name }: WaitingFile): Promise<PreparedFile> {
  const { bytes, thumbnail, ...facts } = await preparePicture(await readFile(path), name)
  const [picturePath, thumbnailPath] = [`${path}.picture`, `${path}.thumbnail`]
  await writeFile(picturePath, bytes)
  await writeFile(thumbnailPath, thumbnail)
  return { facts, bytes: bytes.byteLength, picturePath, thumbnailPath }
}
