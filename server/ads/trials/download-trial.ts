import { makeZip } from 'client-zip'
import { sortByFormat } from '#contract/formats.ts'
import type { RequiredPart } from '#contract/ads/required-parts.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { AdFile } from '#server/ads/downloads/ads-table.ts'
import { fileStem } from '#server/ads/downloads/file-names.ts'
import { zipEntries } from '#server/ads/downloads/zip-entries.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireAccepted } from '#server/platform/http/require-accepted.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { getFormat } from '#contract/formats.ts'
import type { Services } from '#server/services.ts'
import { getOwnTrial } from './get-own-trial.ts'
import { nameOfPicture } from './names.ts'
import { withRunWords } from './present.ts'
import { listTrialPictures } from './store.ts'

interface TrialDownload {
  userId: string
  creativeId: string
  trialId: string
  /** The required parts that the user accepts to be missing. */
  without?: readonly RequiredPart[] | undefined
}

/**
 * Streams the pictures of a trial as a ZIP, each under the name by which its results are found again. Throws what
 * getOwnCreative throws; NOT_FOUND if there is no such trial or no picture; CONFLICT if one lacks its legal line or old
 * price and the user has not accepted that.
 */
export async function downloadTrial(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  { userId, creativeId, trialId, without }: TrialDownload,
): Promise<{ name: string; zip: ReadableStream }> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  const trial = await getOwnTrial(services.db, creative, trialId)
  const pictures = sortByFormat(await listTrialPictures(services.db, trialId))
  const files = await Promise.all(
    pictures.flatMap(({ format, run, state, imageId, painted, updatedAt }) => {
      if (state !== 'done' || !imageId || !painted) return []
      const { widthPx: width, heightPx: height } = getFormat(format)
      const path = `${format.replaceAll('_', '-')}/${nameOfPicture(trial, run, format)}.jpg`
      const variant = { format, width, height, layout: painted.layout, imageId, createdAt: updatedAt }
      return [
        findLacking(painted, withRunWords(creative, trial, run)).then((findings): AdFile => {
          return { path, creative, variant, findings }
        }),
      ]
    }),
  )
  requireAccepted({ findings: files.flatMap(({ findings }) => findings), without, act: 'Download' })
  const [first] = files
  if (!first) throw new AppError('NOT_FOUND', 'There is no picture of this test to download yet. Please wait for it.')
  const firstBytes = await services.storage.get(imageKey(first.variant.imageId))
  return {
    name: `${fileStem(creative.productName)}-test-${trial.version}.zip`,
    zip: makeZip(zipEntries(services, files, firstBytes)),
  }
}
