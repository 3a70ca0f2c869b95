import { makeZip } from 'client-zip'
import { sortByFormat } from '#contract/formats.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import type { RequiredPart } from '#contract/ads/required-parts.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireAccepted } from '#server/platform/http/require-accepted.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { Services } from '#server/services.ts'
import { listCurrentVariants } from '#server/ads/variants/store.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import type { AdFile } from './ads-table.ts'
import { fileStem, nameFiles } from './file-names.ts'
import { type ExtrasServices, type PaintedFile, readerOfExtras, type WantedExtras } from './read-extras.ts'
import { zipEntries } from './zip-entries.ts'

export interface DownloadRequest {
  userId: string
  creativeIds: readonly string[]
  /** The required parts that the user accepts to be missing. */
  without?: readonly RequiredPart[] | undefined
  /** Files that are wanted beside each picture. */
  also?: WantedExtras | undefined
}

/**
 * Streams all pictures of these ads as a ZIP with a table of their texts. One picture is in memory at a time, and
 * nothing more is read once the reader has disconnected. Throws what getOwnCreative throws, for any of them; NOT_FOUND
 * if no picture was made yet; CONFLICT if one lacks its legal line or old price and the user has not accepted that; and
 * StorageUnavailable if the storage does not answer from the start.
 */
export async function downloadAds(
  services: ExtrasServices & Pick<Services, 'now'>,
  { userId, creativeIds, without, also }: DownloadRequest,
): Promise<{ name: string; zip: ReadableStream }> {
  const files = await listFiles(services, userId, creativeIds)
  requireAccepted({ findings: files.flatMap(({ findings }) => findings), without, act: 'Download' })
  const [first] = files
  if (!first) throw new AppError('NOT_FOUND', 'There is no picture to download yet. Please generate an ad first.')
  const firstBytes = await services.storage.get(imageKey(first.variant.imageId))
  const stem = creativeIds.length === 1 ? fileStem(first.creative.productName) : PRODUCT_NAME.toLowerCase()
  return {
    name: `${stem}-ads.zip`,
    zip: makeZip(zipEntries(services, files, firstBytes, also && readerOfExtras(services, also))),
  }
}

/** Lists the files in the order of the ads, then of the catalogue. */
async function listFiles(
  { db }: Pick<Services, 'db'>,
  userId: string,
  creativeIds: readonly string[],
): Promise<(AdFile & PaintedFile)[]> {
  const creatives = []
  for (const id of creativeIds) creatives.push(await getOwnCreative(db, userId, id))
  const variants = await listCurrentVariants(db, [...creativeIds])
  const shown = creatives.flatMap((creative) =>
    sortByFormat(variants.filter(({ adId }) => adId === creative.id)).map((variant) => ({ creative, variant })),
  )
  return Promise.all(
    nameFiles(shown).map(async (file) => {
      const { texts, report } = file.variant
      return { ...file, findings: await findLacking({ texts, findings: report.findings ?? [] }, file.creative) }
    }),
  )
}
