import { getFormat } from '#contract/formats.ts'
import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import type { PaintCarousel, PaintedCard } from '#server/ads/generation/painter.ts'
import { pickFields, readStudiedPhotos } from '#server/ads/generation/paint-task.ts'
import { fingerprintOf } from '#server/ads/generation/recipe.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { readShownPhotos } from '#server/pictures/images/read-shown-photos.ts'
import { hashOfFacts, type ShownPhoto, signJpeg } from '#server/pictures/images/sign-ad.ts'
import { prepareAd } from '#server/pictures/images/prepare-ad.ts'
import { insertPictureRows, storePicture } from '#server/pictures/images/store-picture.ts'
import type { NewImage } from '#server/pictures/images/store.ts'
import type { StoredCard } from '#server/platform/db/schema/campaign-carousels.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { asStorageFull } from '#server/platform/http/storage-full.ts'
import type { Services } from '#server/services.ts'
import { type CampaignRow, findCampaign } from '../store.ts'
import { picturesOfCards } from './change-carousels.ts'
import { type CarouselRow, changeUnfinishedCarousel, findCarousel, listCardProducts } from './carousel-store.ts'
import { cardFileName } from './card-file-name.ts'

/**
 * Paints a carousel: the queue's handler. Safe to run twice and at any point: the pictures take their place in one
 * transaction with the end of the painting, and those of a painting that was killed are swept away. Throws what another
 * attempt may mend.
 */
export async function paintCarousel(
  services: Services,
  paint: PaintCarousel,
  { carouselId, run }: { carouselId: string; run: number },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const carousel = await changeUnfinishedCarousel(services.db, { id: carouselId, run }, { state: 'painting' })
  const campaign = carousel && (await findCampaign(services.db, carousel.campaignId))
  if (!campaign) return
  try {
    if ((await findPlan(services.db, services, campaign.userId)) !== 'pro')
      throw new AppError('PLAN_REQUIRED', 'Carousels are part of the Pro plan: this one was not painted.')
    const ads = await readAds(services, carousel)
    const photos = await Promise.all(ads.map((ad) => heroOf(services, ad)))
    const fonts = await readFonts(services, ads[0]!)
    const cards = ads.map((ad, index) => ({ ad: pickFields(ad), photo: photos[index]! }))
    const { firstLine, callToAction, format } = carousel
    const task = { cards, firstLine, callToAction, format, seed: campaign.seed, fonts }
    const painted = await paint(task, { signal, isLowPriority: true })
    await store(services, {
      campaign,
      carousel,
      ads,
      painted,
      synthetic: photos.map((photo) => photo.synthetic === true),
    })
  } catch (error) {
    // Another attempt would find the disk just as full.
    const failure = asStorageFull(error)
    if (!(failure instanceof AppError)) throw error
    await failCarousel(services, { carouselId, run }, failure.message)
  }
}

/** Returns the ads of the products in the order of their cards. Throws if one is gone. */
async function readAds({ db }: Pick<Services, 'db'>, { campaignId, cards }: CarouselRow): Promise<CreativeRow[]> {
  const ids = cards.map(({ productId }) => productId)
  const products = await listCardProducts(db, campaignId, ids)
  return cards.map(({ productId, name }) => {
    const ad = products.get(productId)?.ad
    if (!ad)
      throw new AppError('NOT_FOUND', `“${name}” is not in the campaign any more. Please make a carousel without it.`)
    requireSettable(ad)
    return ad
  })
}

async function heroOf(services: Services, ad: CreativeRow) {
  const [hero] = await readStudiedPhotos(services, { id: ad.id, productImages: ad.productImages.slice(0, 1) })
  if (hero) return hero
  throw new AppError(
    'GENERATION_FAILED',
    `The photo of “${ad.productName}” cannot be read. Please send the list again.`,
  )
}

interface Painted {
  campaign: CampaignRow
  carousel: CarouselRow
  ads: readonly CreativeRow[]
  painted: readonly PaintedCard[]
  synthetic: readonly boolean[]
}

/** Stores the pictures, and puts them in the place of the former ones unless the carousel was changed meanwhile. */
async function store(services: Services, { campaign, carousel, ads, painted, synthetic }: Painted): Promise<void> {
  const { id: campaignId, userId } = campaign
  const { format } = carousel
  const problem = problemOf(painted)
  // New cards beside former ones, or beside a gap, would be no set.
  if (problem !== null && picturesOfCards(carousel).length > 0) throw new AppError('GENERATION_FAILED', problem)
  const now = services.now()
  const rows: NewImage[] = []
  const cards: StoredCard[] = []
  for (const [index, card] of painted.entries()) {
    const ad = ads[index]!
    const common = { ...carousel.cards[index]!, name: ad.productName, of: fingerprintOf(ad, format) }
    if ('problem' in card) {
      cards.push({ ...common, imageId: null, findings: [], problem: card.problem })
      continue
    }
    const id = services.newId()
    const digitalSource = digitalSourceOf({ family: 'panel', synthetic: synthetic[index]! })
    const jpeg = await signJpeg(services, card.jpeg, {
      format,
      digitalSource,
      photos: await heroAsShown(services, ad),
      facts: { brief: hashOfFacts(pickFields(ad)), models: [] },
    })
    const { bytes, thumbnail: _, ...facts } = await keep(services, id, { format, jpeg })
    const name = cardFileName(index, ad.productName)
    const owner = { userId, creativeId: null, campaignId, kind: 'variant' as const }
    rows.push({ id, ...owner, name, ...facts, digitalSource, bytes: bytes.byteLength, createdAt: now })
    cards.push({ ...common, imageId: id, findings: card.findings, problem: null })
  }
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const before = await findCarousel(tx, carousel.id)
    const done = await changeUnfinishedCarousel(tx, carousel, {
      state: problem === null ? 'done' : 'failed',
      message: problem,
      cards,
      updatedAt: now,
    })
    if (!before || !done) return
    await insertPictureRows(tx, rows)
    await dropImages(tx, services, picturesOfCards(before))
  })
}

async function heroAsShown(services: Services, { productImages: [hero] }: CreativeRow): Promise<ShownPhoto[]> {
  const imageId = hero && readImageId(hero.url)
  if (!imageId) return []
  const photos = await readShownPhotos(services, [{ imageId }])
  return photos.flatMap((photo) => photo ?? [])
}

async function keep(
  services: Services,
  id: string,
  { format, jpeg }: { format: CarouselRow['format']; jpeg: Uint8Array },
) {
  const picture = await prepareAd(jpeg, getFormat(format))
  await storePicture(services, id, picture)
  return picture
}

/** Returns a sentence on the first card that could not be made; null if all were. */
function problemOf(painted: readonly PaintedCard[]): string | null {
  const index = painted.findIndex((card) => 'problem' in card)
  const card = painted[index]
  return card && 'problem' in card ? `Card ${index + 1} could not be made: ${card.problem}` : null
}

/** Ends a painting that was given up; the pictures of an earlier one stay. */
export async function failCarousel(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { carouselId, run }: { carouselId: string; run: number },
  message = 'It could not be made. Please try it again.',
): Promise<void> {
  await changeUnfinishedCarousel(db, { id: carouselId, run }, { state: 'failed', message, updatedAt: now() })
}
