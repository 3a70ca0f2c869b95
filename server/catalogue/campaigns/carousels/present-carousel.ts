import type { Carousel } from '#contract/catalogue/campaign-carousels.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { fingerprintOf } from '#server/ads/generation/recipe.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type CarouselRow, listCardProducts } from './carousel-store.ts'

/** Presents carousels of one campaign. A card is stale if its product's ad is another one than it shows. */
export async function presentCarousels(
  db: Database,
  campaignId: string,
  rows: readonly CarouselRow[],
): Promise<Carousel[]> {
  const ids = rows.flatMap(({ cards }) => cards.map(({ productId }) => productId))
  const products = await listCardProducts(db, campaignId, [...new Set(ids)])
  return rows.map((row) => {
    const cards = row.cards.map(({ imageId, of, findings, ...card }) => {
      const ad = products.get(card.productId)?.ad
      const stale = of !== null && (!ad || fingerprintOf(ad, row.format) !== of)
      const shown = findings.filter(({ severity }) => severity !== 'info')
      return { ...card, imageUrl: imageId && imageUrl(imageId), findings: shown, stale }
    })
    const { id, format, firstLine, callToAction, state, message } = row
    return {
      id,
      format,
      firstLine,
      callToAction,
      state,
      message,
      cards,
      stale: cards.some((card) => card.stale),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

export async function presentCarousel(db: Database, row: CarouselRow): Promise<Carousel> {
  return (await presentCarousels(db, row.campaignId, [row]))[0]!
}
