import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CampaignFeed, CampaignLook, CampaignProduct, FeedDifferences } from '#contract/catalogue/campaign.ts'
import type { SourceState } from '#contract/catalogue/source-choices.ts'
import type { FeedKind, NotForSale } from '#contract/catalogue/feed.ts'
import type { FormatId } from '#contract/formats.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

/**
 * Product pages read for a user within the last hour: for counting them, and for the pictures that may be taken from
 * them.
 */
export const pageReads = pgTable(
  'page_reads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** Addresses of the pictures on the page. */
    photos: jsonb().$type<string[]>().notNull().default([]),
    readAt: moment().notNull(),
  },
  (table) => [index('page_reads_user_id').on(table.userId, table.readAt), index('page_reads_read_at').on(table.readAt)],
)

/** Campaigns: every product of a feed in one look. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    look: jsonb().$type<CampaignLook>().notNull(),
    formats: jsonb().$type<FormatId[]>().notNull(),
    /** Facts about the file that its products came from. */
    feed: jsonb().$type<CampaignFeed>(),
    /** Settings of the owner for reading feeds. */
    reading: jsonb()
      .$type<{ kind: FeedKind | null; variantsApart: boolean; isCurrencySaid?: boolean }>()
      .notNull()
      .default({ kind: null, variantsApart: false }),
    /** Keys of unavailable products that were included by hand, latest last. */
    takenIn: jsonb().$type<string[]>().notNull().default([]),
    /** One seed for all products, so that their ads look alike. */
    seed: integer().notNull().default(1),
    /** Number of the last start; jobs of an earlier one see another number here and end. */
    run: integer().notNull().default(0),
    startedAt: moment(),
    /**
     * Is true if the owner was informed that its last start takes credits; false if it was started on a plan that takes
     * none, null from before this was recorded.
     */
    takesCredits: boolean(),
    /** Differences between the feed and what was started. */
    differences: jsonb().$type<FeedDifferences>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('campaigns_user_id').on(table.userId, table.createdAt),
    index('campaigns_updated_at').on(table.updatedAt),
  ],
)

/** Addresses from which campaigns read their feeds by themselves. */
export const campaignSources = pgTable(
  'campaign_sources',
  {
    campaignId: uuid()
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    username: text(),
    passwordSealed: text(),
    everyHours: integer().notNull(),
    /** New and changed pictures are made after a reading, without a press. */
    paints: boolean().notNull().default(false),
    /** `ETag`, `Last-Modified` and the hash of the bytes of the last feed that was taken. */
    etag: text(),
    lastModified: text(),
    contentHash: text(),
    state: text().$type<SourceState>().notNull(),
    message: text(),
    /** Time at which the reading that is under way began. */
    readingSince: moment(),
    readAt: moment(),
    /** Null while nothing reads it by itself. */
    nextReadAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('campaign_sources_next_read_at').on(table.nextReadAt),
    index('campaign_sources_reading_since').on(table.readingSince),
  ],
)

/** Rows of a campaign's feed, in its order. */
export const campaignProducts = pgTable(
  'campaign_products',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    line: integer().notNull(),
    key: text(),
    name: text(),
    product: jsonb().$type<NonNullable<CampaignProduct['product']>>(),
    /** Reason why no ad can be made of it. */
    problem: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    /** The product, if the shop does not sell it today, included by hand or not. */
    leftOut: jsonb().$type<LeftOutProduct>(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.place] })],
)

export type StoredFeedProduct = NonNullable<CampaignProduct['product']>

interface LeftOutProduct {
  why: NotForSale
  product: StoredFeedProduct
  notes: string[]
}
