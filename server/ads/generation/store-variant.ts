import { isInPaintedPlace } from '#contract/pictures/digital-source.ts'
import type { Ad } from '#studio/index.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from '#server/money/credits/release-credit.ts'
import { settleCredit } from '#server/money/credits/settle-credit.ts'
import { readShownPhotos } from '#server/pictures/images/read-shown-photos.ts'
import { signAd } from '#server/pictures/images/sign-ad.ts'
import { storeAdPicture } from '#server/pictures/images/store-picture.ts'
import type { Provenance } from '#server/platform/db/provenance.ts'
import type { PaintingServices } from '#server/services.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { countFreeAd } from './free-ads.ts'
import type { Imagined } from './imagine-ad.ts'
import { insertNewVersion } from './insert-new-version.ts'
import { announceFinished } from '#server/ads/creatives/announce-pictures.ts'
import { changeJob, type JobRow } from '#server/ads/generation-jobs/store.ts'
import { recordEnd } from './record-end.ts'
import { briefOf, describePainted, modelsOf, type PaintedFrom } from '#server/ads/variants/painted-from.ts'
import type { Timings } from '#server/platform/db/timings.ts'
import { dropChosenFormat } from '#server/ads/variants/store.ts'

/**
 * Ends a job with its ad: bytes first, then in one transaction the variant, the spent credit (or the returned one, if a
 * provider failed) and the job's end. A job that was cancelled meanwhile keeps its end, and the bytes are swept away.
 * The image takes the job's id, so that a job that is run a second time writes the same keys again.
 */
export async function storeVariant(
  services: PaintingServices,
  job: JobRow,
  {
    painted,
    from,
    of,
    imagined,
    timings,
  }: {
    painted: Ad
    from: PaintedFrom
    of: string
    imagined: Pick<Imagined, 'provenance' | 'free'>
    timings: Timings | undefined
  },
): Promise<void> {
  const { id: jobId, userId, creativeId, format, seed, campaignSeed } = job
  const { family, candidate } = painted.layout
  const provenance = describeProvenance(painted, seed, imagined)
  const { layout, report, jpeg } = await signAd(services, painted, {
    format,
    photos: await readShownPhotos(services, from.photos),
    brief: briefOf(from),
    models: modelsOf(provenance),
  })
  const picture = await storeAdPicture(services, jobId, { format, jpeg })
  const kept = await describePainted(layout, from)
  const now = services.now()
  const recipe = isOfStudioAlone(provenance) ? { family, candidate, of } : null
  const stored = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const variantId = services.newId()
    const done = await changeJob(tx, jobId, { ...DONE, variantId, timings, recipe }, now)
    if (!done) return false
    const ids = { id: variantId, adId: creativeId, format, imageId: jobId, seed, campaignSeed }
    const version = { ...ids, layout, report, ...kept, provenance, createdAt: now }
    await insertNewVersion(tx, services, { userId, picture, version })
    await dropChosenFormat(tx, creativeId, format)
    if (imagined.free) {
      await countFreeAd(tx, services, userId)
      await releaseCredit(tx, services, { userId, jobId })
    } else {
      await settleCredit(tx, services, { userId, jobId })
    }
    await announceFinished(tx, services, { userId, creativeId, formats: [format] })
    return true
  })
  if (stored) recordEnd(services, job, { family, costDollars: (provenance.costMicros ?? 0) / 1e6 })
  notifyAdUpdated(creativeId)
}

const DONE = { state: 'done', stage: 'store', percentage: 100 } as const

/** Returns true if the studio alone made it, so that it can be painted again from its recipe. */
function isOfStudioAlone({ engine, textModel }: Provenance): boolean {
  return engine === 'studio' && textModel === undefined
}

/** Returns the provenance. A scene on which no composition passed was paid for and is not in the ad. */
function describeProvenance({ layout }: Ad, seed: number, { provenance }: Pick<Imagined, 'provenance'>): Provenance {
  if (isInPaintedPlace(layout)) return { engine: 'scene', seed, ...provenance }
  const { imageModel: _, ...others } = provenance
  return { engine: 'studio', seed, ...others }
}
