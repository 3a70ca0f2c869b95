import { imageKey } from '#server/pictures/images/keys.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import type { Services } from '#server/services.ts'
import { listResultPictures, listResults, type ResultPicture, type ResultRow } from './results-store.ts'
import type { CampaignRow } from './store.ts'

/** Products that are read at a time. */
const PAGE = 50

/** A product of a campaign with its pictures, in the order of the campaign's formats. */
export interface ArchivedProduct {
  result: ResultRow
  pictures: ResultPicture[]
}

/** Reads the products of a campaign in their order, page by page. */
export async function* productPagesOf(
  { db }: Pick<Services, 'db'>,
  { id, formats }: Pick<CampaignRow, 'id' | 'formats'>,
): AsyncGenerator<ArchivedProduct[]> {
  for (let after = -1; ;) {
    const results = await listResults(db, id, { after, limit: PAGE })
    const all = await listResultPictures(
      db,
      results.flatMap(({ creativeId }) => creativeId ?? []),
    )
    yield results.map((result) => {
      const own = all.filter(({ creativeId }) => creativeId === result.creativeId)
      return { result, pictures: formats.flatMap((format) => own.find((picture) => picture.format === format) ?? []) }
    })
    const last = results.at(-1)
    if (!last || results.length < PAGE) return
    after = last.place
  }
}

/** Reads the products of a campaign in their order. */
export async function* productsOf(
  services: Pick<Services, 'db'>,
  campaign: Pick<CampaignRow, 'id' | 'formats'>,
): AsyncGenerator<ArchivedProduct> {
  for await (const page of productPagesOf(services, campaign)) yield* page
}

/** Says that a picture is not in the archive. */
export const NOT_IN_ARCHIVE = 'This picture could not be read and is not in the archive: download it again.'

/**
 * Reads a picture, or returns undefined on failure: once half of the archive is sent an unreadable picture is left out,
 * because an archive that breaks off cannot be opened at all.
 */
export async function readIfThere(
  { storage }: Pick<Services, 'storage'>,
  imageId: string,
): Promise<Uint8Array | undefined> {
  try {
    return await storage.get(imageKey(imageId))
  } catch (error) {
    if (error instanceof StorageUnavailable) return undefined
    throw error
  }
}
