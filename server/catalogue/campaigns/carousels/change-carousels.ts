import type { z } from 'zod'
import type { createCarouselBody } from '#contract/catalogue/campaign-carousels.ts'
import { CAROUSELS_MAX } from '#contract/catalogue/carousel-choices.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Database } from '#server/platform/db/database.ts'
import { noteMade } from '#server/platform/db/witness.ts'
import type { StoredCard } from '#server/platform/db/schema/campaign-carousels.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { requireUsableBrand } from '../brand-of-look.ts'
import { countPictures } from '../day-of-pictures.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { requireLook } from '../policy.ts'
import type { CampaignRow } from '../store.ts'
import { updateCampaign } from '../store.ts'
import { paintCarouselJob } from './carousel-job.ts'
import {
  type CarouselRow,
  countCarousels,
  deleteCarouselRow,
  findCarousel,
  insertCarousel,
  listCardProducts,
  waitForPainting,
} from './carousel-store.ts'

type ChangeServices = Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>

export interface OwnCarousel {
  userId: string
  id: string
  carouselId: string
}

/** Returns a carousel of the user's own campaign. Throws what getOwnCampaign throws, and NOT_FOUND. */
export async function getOwnCarousel(
  db: Database,
  { userId, id, carouselId }: OwnCarousel,
): Promise<{ campaign: CampaignRow; carousel: CarouselRow }> {
  const campaign = await getOwnCampaign(db, userId, id)
  const carousel = await findCarousel(db, carouselId)
  if (carousel?.campaignId === id) return { campaign, carousel }
  throw new AppError('NOT_FOUND', 'This carousel does not exist any more. Please reload the page.')
}

/** Makes a carousel of painted products, and queues its painting. */
export function createCarousel(
  services: ChangeServices,
  { userId, id, ...body }: { userId: string; id: string } & z.output<typeof createCarouselBody>,
): Promise<CarouselRow> {
  const { productIds, ...texts } = body
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    await requirePaintable(tx, services, campaign)
    if ((await countCarousels(tx, id)) >= CAROUSELS_MAX)
      throw new AppError('CONFLICT', `${CAROUSELS_MAX} carousels of a campaign are kept. Please delete one first.`)
    const cards = await cardsOf(tx, id, productIds)
    await countPictures(tx, services, { userId, pictures: cards.length })
    const now = services.now()
    const carouselId = services.newId()
    noteMade(carouselId)
    const row = await insertCarousel(tx, {
      ...texts,
      id: carouselId,
      campaignId: id,
      cards,
      state: 'waiting',
      createdAt: now,
      updatedAt: now,
    })
    await updateCampaign(tx, id, { updatedAt: now })
    await queuePainting(tx, services, { userId, row })
    return row
  })
}

async function requirePaintable(tx: Database, services: ChangeServices, campaign: CampaignRow): Promise<void> {
  await requirePro(tx, services, { userId: campaign.userId, sentence: FOR_PRO })
  requireLook('pro', campaign)
  await requireUsableBrand(tx, 'pro', campaign)
}

const FOR_PRO = 'Carousels are part of the Pro plan. Upgrade to make them.'

async function cardsOf(tx: Database, campaignId: string, productIds: readonly string[]): Promise<StoredCard[]> {
  const products = await listCardProducts(tx, campaignId, productIds)
  return productIds.map((productId) => {
    const product = products.get(productId)
    if (!product)
      throw new AppError('VALIDATION_FAILED', 'A product is not in this campaign any more. Please choose again.', FIELD)
    const { key, name, state } = product.result
    if (!product.ad || (state !== 'done' && state !== 'needsLook'))
      throw new AppError('VALIDATION_FAILED', `“${name}” has no finished ads. Please choose another product.`, FIELD)
    return { productId, key, name, imageId: null, of: null, findings: [], problem: null }
  })
}

const FIELD = 'productIds'

async function queuePainting(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  { userId, row: { id: carouselId, run } }: { userId: string; row: CarouselRow },
): Promise<void> {
  await jobs.sendAll(tx, paintCarouselJob, [{ carouselId, run }], { group: userId })
}

/** Paints a carousel again, unless it waits or is being painted. */
export function repaintCarousel(services: ChangeServices, own: OwnCarousel): Promise<CarouselRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, own.userId)
    const { campaign, carousel } = await getOwnCarousel(tx, own)
    await requirePaintable(tx, services, campaign)
    const now = services.now()
    const row = await waitForPainting(tx, carousel.id, now)
    if (!row) return carousel
    await countPictures(tx, services, { userId: own.userId, pictures: row.cards.length })
    await updateCampaign(tx, campaign.id, { updatedAt: now })
    await queuePainting(tx, services, { userId: own.userId, row })
    return row
  })
}

/** Deletes a carousel with its pictures. A painting that is under way stores nothing. */
export function deleteCarousel(services: ChangeServices, own: OwnCarousel): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, own.userId)
    const { carousel } = await getOwnCarousel(tx, own)
    await deleteCarouselRow(tx, carousel.id)
    await dropImages(tx, services, picturesOfCards(carousel))
  })
}

/** Returns the ids of a carousel's pictures. */
export function picturesOfCards({ cards }: Pick<CarouselRow, 'cards'>): string[] {
  return cards.flatMap(({ imageId }) => imageId ?? [])
}
