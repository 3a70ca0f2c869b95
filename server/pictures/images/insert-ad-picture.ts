import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import { downloadFileName, type FormatId } from '#contract/formats.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Picture } from './picture.ts'
import { insertPictureRows } from './store-picture.ts'

export interface NewAdPicture {
  id: string
  userId: string
  creativeId: string
  format: FormatId
  picture: Omit<Picture, 'digitalSource'>
  /** Layout from which it was painted, which tells where its pixels come from. */
  layout: Parameters<typeof digitalSourceOf>[0]
  createdAt: Date
}

/** Inserts the row of an ad's picture whose bytes are already stored. */
export async function insertAdPicture(tx: Database, { format, picture, layout, ...row }: NewAdPicture): Promise<void> {
  const { bytes, thumbnail: _, ...facts } = picture
  const shown = { name: downloadFileName(format), ...facts, digitalSource: digitalSourceOf(layout) }
  await insertPictureRows(tx, [{ ...row, ...shown, kind: 'variant', bytes: bytes.byteLength }])
}
