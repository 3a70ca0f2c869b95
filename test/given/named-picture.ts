import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PreparedFile } from '#server/pictures/images/picture-tasks.ts'
import type { Picture } from '#server/pictures/images/picture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'placard-pictures-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** Writes a picture as an upload leaves it when it is prepared. */
export function namedPicture(name: string, { bytes, thumbnail, ...facts }: Picture): PreparedFile {
  const stem = path.join(folder, String(count++))
  const [picturePath, thumbnailPath] = [`${stem}.picture`, `${stem}.thumbnail`]
  writeFileSync(picturePath, bytes)
  writeFileSync(thumbnailPath, thumbnail)
  return { name, facts, bytes: bytes.byteLength, picturePath, thumbnailPath }
}
