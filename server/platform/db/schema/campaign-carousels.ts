import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Finding } from '#contract/ads/report.ts'
import type { CarouselFormat, CarouselState } from '#contract/catalogue/carousel-choices.ts'
import { campaigns } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'

/** Sets of cards of a campaign's products. */
export const campaignCarousels = pgTable(
  'campaign_carousels',
  {
    id: id(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    format: text().$type<CarouselFormat>().notNull(),
    firstLine: text().notNull(),
    callToAction: text().notNull(),
    /** Cards in their order. */
    cards: jsonb().$type<StoredCard[]>().notNull(),
    state: text().$type<CarouselState>().notNull(),
    /** Number of the painting that it waits for or was painted by: a job of an earlier one ends. */
    run: integer().notNull().default(1),
    message: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('campaign_carousels_campaign_id').on(table.campaignId, table.createdAt)],
)

export interface StoredCard {
  productId: string
  key: string
  name: string
  imageId: string | null
  /** Fingerprint of the words, the look and the photo of its product's ad when it was painted. */
  of: string | null
  findings: Finding[]
  problem: string | null
}
