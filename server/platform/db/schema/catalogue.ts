import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CampaignFeed, CampaignLook, CampaignProduct, FeedDifferences } from '#contract/catalogue/campaign.ts'
import type { SourceState, StaleFor } from '#contract/catalogue/source-choices.ts'
import type { CampaignRules, RuleLook } from '#contract/catalogue/campaign-rules.ts'
import type { FeedKind, LabelField, NotForSale } from '#contract/catalogue/feed.ts'
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
    /** Rules of the owner: what is left out, and what gets another look or a badge. */
    rules: jsonb().$type<StoredRules>().notNull().default({ rules: [], timeZone: null, salesByThemselves: false }),
    /** The rules of its last start, by which its pictures were made; null from before this was recorded. */
    startedRules: jsonb().$type<StoredRules>(),
    /** Number of rules that match no product of the present feed. */
    idleRules: integer().notNull().default(0),
    /** The next moment at which a sale of a product begins or ends, or a change that could not be made is tried again. */
    salesDueAt: moment(),
    /** Differences between the feed and what was started. */
    differences: jsonb().$type<FeedDifferences>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('campaigns_user_id').on(table.userId, table.createdAt),
    index('campaigns_updated_at').on(table.updatedAt),
    index('campaigns_sales_due_at').on(table.salesDueAt),
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
    /** The owner agreed that the next feed counts, whatever it has lost. A reading that ends takes the word back. */
    evenIfSmaller: boolean().notNull().default(false),
    /** Time at which the reading that is under way began. */
    readingSince: moment(),
    readAt: moment(),
    /** Time of the first reading that failed since the last one that brought the campaign up to date. */
    failingSince: moment(),
    /** The last of these of which the owner was informed since then. */
    staleFor: text().$type<StaleFor>(),
    /** Null while nothing reads it by itself. */
    nextReadAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('campaign_sources_next_read_at').on(table.nextReadAt),
    index('campaign_sources_reading_since').on(table.readingSince),
    index('campaign_sources_failing_since')
      .on(table.failingSince)
      .where(sql`${table.failingSince} is not null`),
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
    /** The shop's own ids of its rows, if those are not the key alone; null also from before this was recorded. */
    ids: jsonb().$type<string[]>(),
    name: text(),
    product: jsonb().$type<StoredFeedProduct>(),
    /** Reason why no ad can be made of it. */
    problem: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    /** The product, if the shop does not sell it today, included by hand or not. */
    leftOut: jsonb().$type<LeftOutProduct>(),
    /** Facts for rules and for the hours of a sale; null for a row from before they existed. */
    facts: jsonb().$type<StoredFacts>(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.place] })],
)

/** A product as its ad is to show it: with the look and the badge that rules give it. */
export type StoredFeedProduct = NonNullable<CampaignProduct['product']> & { look?: RuleLook; badge?: string }

export type StoredRules = CampaignRules

interface LeftOutProduct {
  why: NotForSale
  /** The sentence of the rule, if one leaves it out. */
  sentence?: string
  product: StoredFeedProduct
  notes: string[]
}

interface StoredOffer {
  price: string | null
  discount: string | null
  notes: string[]
}

export interface StoredFacts {
  /** Why the shop does not sell it, whatever rules say. */
  why: NotForSale | null
  stock: 'outOfStock' | 'preorder' | 'backorder' | null
  labels: Partial<Record<LabelField, string[]>>
  sale?: { start: string | null; end: string | null; offers: Record<'before' | 'during' | 'after', StoredOffer> }
}
