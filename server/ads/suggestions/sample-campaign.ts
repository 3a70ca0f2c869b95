import type { CampaignSample, PaintedSample } from '#contract/catalogue/campaign-samples.ts'
import type { ErrorCode } from '#contract/platform/errors.ts'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import { cuttingNames } from '#server/catalogue/campaigns/cut-names.ts'
import { getOwnCampaign } from '#server/catalogue/campaigns/get-campaign.ts'
import { pickSamples } from '#server/catalogue/campaigns/pick-samples.ts'
import { requireLook, requireRoomForProducts } from '#server/catalogue/campaigns/policy.ts'
import { worthALook } from '#server/catalogue/campaigns/present.ts'
import { readBrandName } from '#server/ads/brand/read-brand-name.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import { requireUsableBrand } from '#server/catalogue/campaigns/brand-of-look.ts'
import { adFieldsOfProduct, ruledFieldsOf, sharedFieldsOf } from '#server/catalogue/campaigns/product-ad.ts'
import { collectPhotos } from '#server/catalogue/campaigns/photos/product-photos.ts'
import { type CampaignRow, findProduct, listSampleCandidates } from '#server/catalogue/campaigns/store.ts'
import type { FeedProduct } from '#server/catalogue/feeds/feed.ts'
import { readLogo, readStudiedPhotos } from '#server/ads/generation/paint-task.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import type { SketchServices } from './paint-sketch.ts'
import { sketchWhileAwaited } from './sketch-while-awaited.ts'
import { toSketch } from './to-sketch.ts'

interface SampleRequest {
  userId: string
  id: string
}

/**
 * Returns products of a campaign that show the range of its list. Throws what getOwnCampaign throws, and PLAN_REQUIRED.
 */
export async function listSamples(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  request: SampleRequest,
): Promise<CampaignSample[]> {
  const campaign = await getMayPaint(services, request)
  return pickSamples(await listSampleCandidates(services.db, campaign.id))
}

/**
 * Paints one of these products as a small picture that is stored nowhere and takes no credit, or returns why there is
 * none. Its photos are stored with the campaign, as the run would store them. Throws NOT_FOUND for any other product.
 */
export async function paintSample(
  services: SketchServices,
  { place, signal, ...request }: SampleRequest & { place: number; signal: AbortSignal },
): Promise<PaintedSample> {
  const { db } = services
  const campaign = await getMayPaint(services, request)
  const sample = pickSamples(await listSampleCandidates(db, campaign.id)).find((one) => one.place === place)
  const row = sample && (await findProduct(db, campaign.id, place))
  if (!row) throw new AppError('NOT_FOUND', 'This product is not among the samples any more. Please reload the page.')
  try {
    const { picture, notes } = await sketchProduct(services, campaign, { product: row.product, signal })
    return { ...sample, picture, problem: null, notes: [...new Set([...row.notes, ...notes])] }
  } catch (error) {
    if (!(error instanceof AppError) || !ITS_OWN.includes(error.code)) throw error
    return { ...sample, picture: null, problem: error.message, notes: row.notes }
  }
}

/** Codes of faults of the product itself, which its run would report too. */
const ITS_OWN: readonly ErrorCode[] = ['VALIDATION_FAILED', 'GENERATION_FAILED']

async function sketchProduct(
  services: SketchServices,
  campaign: CampaignRow,
  { product, signal }: { product: FeedProduct; signal: AbortSignal },
): Promise<{ picture: string; notes: string[] }> {
  const collected = await collectPhotos(services, campaign, product.images, signal)
  // There are no strokes over the photos of an ad that does not exist yet.
  const photos = await readStudiedPhotos(services, { id: campaign.id, productImages: collected.photos })
  if (photos.length === 0) throw new AppError('VALIDATION_FAILED', LOST_PHOTO)
  const { logo, brandId, ...shared } = await sharedFieldsOf(services.db, campaign)
  const look = { ...shared, ...ruledFieldsOf(product) }
  const branded = { userId: campaign.userId, brandId: brandId ?? null, logo }
  const brandName = await readBrandName(services.db, branded)
  const ad = {
    ...adFieldsOfProduct(product),
    ...look,
    ...(brandName && { brandName }),
    customColors: pickCustomColors(look),
  }
  const { seed } = campaign
  const file = await readLogo(services, logo ?? null)
  const fonts = await readFonts(services, branded)
  const task: PaintTask = { ad, photos, inspiration: [], logo: file, fonts, format: 'square', seed, campaignSeed: seed }
  const { jpeg, report } = await paint(services, task, signal)
  const found = worthALook(report.findings).map(({ message }) => message)
  const picture = `data:image/webp;base64,${(await toSketch(jpeg)).toString('base64')}`
  return { picture, notes: [...collected.notes, ...found] }
}

const LOST_PHOTO = 'Its photo is no longer kept. Please send the list again.'

/** Throws what a start would refuse. */
async function getMayPaint(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, id }: SampleRequest,
): Promise<CampaignRow> {
  const campaign = await getOwnCampaign(services.db, userId, id)
  const planId = await findPlan(services.db, services, userId)
  requireLook(planId, campaign)
  await requireUsableBrand(services.db, planId, campaign)
  requireRoomForProducts(planId, campaign.feed?.products ?? 0)
  return campaign
}

const NO_COMPOSITION = 'No layout has room for this photo and these words: shorten the words, or take another photo.'

async function paint(services: SketchServices, task: PaintTask, gone: AbortSignal) {
  try {
    return await sketchWhileAwaited(services, gone, ({ signal, onBegun }) =>
      cuttingNames(services.pool).paint(task, { signal, onStage: onBegun }),
    )
  } catch (error) {
    if (error instanceof AppError) throw error
    services.log.warn({ err: error }, 'A sample of a campaign could not be painted')
    throw new AppError('GENERATION_FAILED', NO_COMPOSITION)
  }
}
