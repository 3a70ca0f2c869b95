import { makeZip } from 'client-zip'
import { sortByFormat } from '#contract/formats.ts'
import type { RequiredPart } from '#contract/ads/required-parts.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { AdFile } from '#server/ads/downloads/ads-table.ts'
import { fileStem, nameFiles } from '#server/ads/downloads/file-names.ts'
import { safeName } from '#server/ads/downloads/safe-name.ts'
import { zipEntries } from '#server/ads/downloads/zip-entries.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireAccepted } from '#server/platform/http/require-accepted.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { Services } from '#server/services.ts'
import { listSalePictures, listSaleStates, type SaleStateRow } from './store.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import { isOutdated, pictureOf, withStateWords } from './present.ts'

interface SaleDownload {
  userId: string
  creativeId: string
  /** The state to download; defaults to all of them. */
  stateId?: string | undefined
  /** The required parts that the user accepts to be missing. */
  without?: readonly RequiredPart[] | undefined
}

/**
 * Streams the pictures of a sale as a ZIP, in a folder for each state, with its first day in every name and a table of
 * their texts. Outdated pictures are left out. Throws what getOwnCreative throws; NOT_FOUND if there is no such state
 * or no picture; CONFLICT if one lacks its legal line or old price and the user has not accepted that.
 */
export async function downloadSale(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  { userId, creativeId, stateId, without }: SaleDownload,
): Promise<{ name: string; zip: ReadableStream }> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  const states = (await listSaleStates(services.db, creativeId)).filter(({ id }) => !stateId || id === stateId)
  const [only, ...others] = states
  if (!only) throw new AppError('NOT_FOUND', 'There is no such sale any more. Please open the calendar again.')
  const files = await listFiles(services, creative, states)
  requireAccepted({ findings: files.flatMap(({ findings }) => findings), without, act: 'Download' })
  const [first] = files
  if (!first)
    throw new AppError('NOT_FOUND', 'There is no picture of this sale to download yet. Please make them first.')
  const firstBytes = await services.storage.get(imageKey(first.variant.imageId))
  const whose = others.length > 0 ? 'sale' : folderOf(only)
  return {
    name: `${fileStem(creative.productName)}-${whose}.zip`,
    zip: makeZip(zipEntries(services, files, firstBytes)),
  }
}

/** Lists the files in the order of the days, then of the catalogue. */
async function listFiles(
  { db }: Pick<Services, 'db'>,
  creative: CreativeRow,
  states: readonly SaleStateRow[],
): Promise<AdFile[]> {
  const current = sortByFormat(await listShownVariants(db, [creative.id]))
  const pictures = await listSalePictures(
    db,
    states.map(({ id }) => id),
  )
  const files = states.map((state) => {
    const shown = current.flatMap((variant) => {
      const picture = pictureOf(state, variant, pictures)
      if (picture?.state !== 'done' || isOutdated(picture, { state, variant })) return []
      const { imageId, painted, updatedAt } = picture
      if (!imageId || !painted) return []
      const { format, width, height } = variant
      return [
        {
          creative,
          painted,
          variant: { format, width, height, layout: painted.layout, imageId, createdAt: updatedAt },
        },
      ]
    })
    return nameFiles(shown).map(async ({ painted, path, ...file }) => ({
      ...file,
      path: `${folderOf(state)}/${path.replace(/(?=[^/]+$)/, `${state.fromDay}-`)}`,
      findings: await findLacking(painted, withStateWords(creative, state)),
    }))
  })
  return Promise.all(files.flat())
}

/** Returns a folder such as `2026-11-27-from-friday`: no two states begin on one day. */
function folderOf({ fromDay, name }: SaleStateRow): string {
  return [fromDay, safeName(name)].filter(Boolean).join('-')
}
