import { PLANS } from '#contract/money/plans.ts'
import { createCreative } from '#server/ads/creatives/create-creative.ts'
import { announceFinished } from '#server/ads/creatives/announce-pictures.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import { changeJob, type JobRow } from '#server/ads/generation-jobs/store.ts'
import { insertNewVersion } from '#server/ads/generation/insert-new-version.ts'
import { fingerprintOf } from '#server/ads/generation/recipe.ts'
import { recordEnd } from '#server/ads/generation/record-end.ts'
import { createJob } from '#server/ads/generation/start-generation.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { wantedCutOut } from '#server/ads/variants/find-staleness.ts'
import { describePainted } from '#server/ads/variants/painted-from.ts'
import { settleCredit } from '#server/money/credits/settle-credit.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { storeAdPicture } from '#server/pictures/images/store-picture.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import type { Services } from '#server/services.ts'
import type { PaintableBrief, PaintedFormat } from './paint-brief.ts'

type StoredPicture = Awaited<ReturnType<typeof storeAdPicture>>

/** Pictures whose bytes are stored and belong to nobody yet: without the rows they are swept away. */
export interface StoredBuild {
  photo: ImageEntry
  pictures: (PaintedFormat & { imageId: string; picture: StoredPicture })[]
}

/** Stores the bytes of a build, before any row of its ad exists. */
export async function storeBuild(
  services: Services,
  userId: string,
  { brief, painted }: { brief: PaintableBrief; painted: readonly PaintedFormat[] },
): Promise<StoredBuild> {
  const [photo] = await uploadImages(services, { pictures: [brief.file], userId, creativeId: null })
  const pictures: StoredBuild['pictures'] = []
  for (const one of painted) {
    const imageId = services.newId()
    const picture = await storeAdPicture(services, imageId, { format: one.format, jpeg: one.ad.jpeg })
    pictures.push({ ...one, imageId, picture })
  }
  return { photo: photo!, pictures }
}

/** Keeps a build as an ad of the account with its finished pictures: all of it in one transaction, or nothing. */
export async function keepBuild(
  services: Services,
  userId: string,
  { brief, stored }: { brief: PaintableBrief; stored: StoredBuild },
): Promise<{ creativeId: string }> {
  const { creative, jobs } = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const planId = await findPlan(tx, services, userId)
    // Nothing may be spent that nobody has agreed to, and a build cannot ask.
    if (!PLANS[planId].unlimitedCredits) throw new AppError('PLAN_REQUIRED', COSTS_CREDITS)
    const ad = await insertAd(tx, services, { userId, brief, stored })
    const done: JobRow[] = []
    for (const picture of stored.pictures) {
      const { seed } = brief
      const asked = { format: picture.format, engine: 'studio', seeds: { seed, campaignSeed: seed } } as const
      const jobId = await createJob(tx, services, { account, creative: ad, planId, made: [], busy: [], ...asked })
      done.push(await keepPicture(tx, services, { ad, jobId, seed, photo: stored.photo, picture }))
    }
    const formats = stored.pictures.map(({ format }) => format)
    await announceFinished(tx, services, { userId, creativeId: ad.id, formats })
    return { creative: ad, jobs: done }
  })
  jobs.forEach((job, index) => {
    const { family } = stored.pictures[index]!.ad.layout
    recordEnd(services, job, { family, costDollars: 0 })
  })
  services.studies.begin([{ id: readImageId(stored.photo.url)!, userId }])
  notifyAdUpdated(creative.id)
  return { creativeId: creative.id }
}

const COSTS_CREDITS = 'Pictures take credits on this plan: make them with make_pictures, which says their cost first.'

async function insertAd(
  tx: Database,
  services: Services,
  { userId, brief, stored }: { userId: string; brief: PaintableBrief; stored: StoredBuild },
): Promise<CreativeRow> {
  const { id } = await createCreative({ ...services, db: tx, newSeed: () => brief.seed }, userId, {
    ...brief.brief.fields,
    ...brief.look,
    productImages: [stored.photo],
    selectedFormats: stored.pictures.map(({ format }) => format),
  })
  return (await findCreative(tx, id))!
}

async function keepPicture(
  tx: Database,
  services: Services,
  {
    ad,
    jobId,
    seed,
    photo,
    picture: { format, imageId, picture, ad: painted },
  }: { ad: CreativeRow; jobId: string; seed: number; photo: ImageEntry; picture: StoredBuild['pictures'][number] },
): Promise<JobRow> {
  const { userId, adStyle, colorPalette, typography, tone, customColors } = ad
  const { layout, report } = painted
  const { family, candidate } = layout
  const photos = [{ imageId: readImageId(photo.url)!, cutOut: wantedCutOut(photo), touchUp: null }]
  const look = { adStyle: adStyle!, colorPalette: colorPalette!, typography: typography!, tone: tone!, customColors }
  const kept = await describePainted(layout, { photos, ad, look, logo: null, own: null })
  const now = services.now()
  const variantId = services.newId()
  const recipe = { family, candidate, of: fingerprintOf(ad, format) }
  const done = { state: 'done', stage: 'store', percentage: 100, variantId, recipe } as const
  const job = await changeJob(tx, jobId, done, now)
  const ids = { id: variantId, adId: ad.id, format, imageId, seed, campaignSeed: seed }
  const provenance = { engine: 'studio', seed, costMicros: 0 } as const
  const version = { ...ids, layout, report, ...kept, provenance, createdAt: now }
  await insertNewVersion(tx, services, { userId, picture, version })
  await settleCredit(tx, services, { userId, jobId })
  return job!
}
