import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ResultState } from '#contract/catalogue/campaign.ts'
import type { FormatId } from '#contract/formats.ts'
import { campaigns, type StoredFeedProduct } from './catalogue.ts'
import { id, moment } from './columns.ts'
import { creatives } from './creatives.ts'
import { images } from './images.ts'

/** Started products of a campaign with their outcomes: the feed may have changed since. */
export const campaignResults = pgTable(
  'campaign_results',
  {
    id: id().defaultRandom(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    /** Product as its pictures are to show it. */
    product: jsonb().$type<StoredFeedProduct>().notNull(),
    /** Product as its ad shows it now. */
    painted: jsonb().$type<StoredFeedProduct>(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    state: text().$type<ResultState>().notNull(),
    /** Number of the start that it waits for or was painted by. */
    run: integer().notNull(),
    changed: boolean().notNull().default(false),
    message: text(),
    /** Formats without a picture, and the reason. */
    missing: jsonb().$type<{ format: FormatId; message: string }[]>().notNull().default([]),
    /**
     * Formats whose picture differs from the product and could not be changed, and the reason: only generating them
     * again helps.
     */
    outdated: jsonb().$type<{ format: FormatId; message: string }[]>().notNull().default([]),
    /** Is true if the owner has agreed to the cost of generating those again. */
    remake: boolean().notNull().default(false),
    /** Creative with its pictures and their sources. */
    creativeId: uuid().references(() => creatives.id, { onDelete: 'set null' }),
    openedAs: uuid().references(() => creatives.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('campaign_results_key').on(table.campaignId, table.key),
    index('campaign_results_place').on(table.campaignId, table.place),
    index('campaign_results_state').on(table.campaignId, table.state),
    index('campaign_results_creative_id').on(table.creativeId),
    index('campaign_results_opened_as').on(table.openedAs),
  ],
)

/** Photos of a campaign, each once. */
export const campaignPhotos = pgTable(
  'campaign_photos',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.address] }),
    index('campaign_photos_image_id').on(table.imageId),
  ],
)
