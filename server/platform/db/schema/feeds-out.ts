import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FeedOutReport } from '#contract/catalogue/campaign-feed-out.ts'
import type { FeedOutPlace } from '#contract/catalogue/feed-out-choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { campaigns } from './catalogue.ts'
import { createdAt, moment } from './columns.ts'
import { images } from './images.ts'

/** Feeds out of campaigns, which shops and platforms read by their addresses. */
export const feedsOut = pgTable(
  'feeds_out',
  {
    campaignId: uuid()
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Changes with each new address, so that a restored copy knows which addresses were ended since. */
    id: uuid().notNull().unique(),
    /** SHA-256 of the token in the address. */
    tokenHash: text().notNull().unique(),
    /** The token, sealed with the server's secret. */
    tokenSealed: text().notNull(),
    formats: jsonb().$type<FormatId[]>().notNull(),
    place: text().$type<FeedOutPlace>().notNull(),
    shopping: boolean().notNull(),
    /** Counts the changes of what the feed holds, and is part of its ETag. */
    revision: integer().notNull().default(0),
    /** Time of the last of them; null before the first publication. */
    changedAt: moment(),
    /** Base address of the pictures at the last publication. */
    base: text(),
    report: jsonb().$type<FeedOutReport>(),
    publishedAt: moment(),
    message: text(),
    /** Time of the next comparison with the campaign. */
    dueAt: moment().notNull(),
    /** The publication under way, and the last time it was heard of. */
    lease: uuid(),
    leasedAt: moment(),
    /** End of the last good feed after a downgrade. */
    endsAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('feeds_out_due_at').on(table.dueAt),
    index('feeds_out_ends_at')
      .on(table.endsAt)
      .where(sql`${table.endsAt} is not null`),
  ],
)

/** Products of a feed out, as it was published. */
export const feedOutProducts = pgTable(
  'feed_out_products',
  {
    campaignId: uuid()
      .notNull()
      .references(() => feedsOut.campaignId, { onDelete: 'cascade' }),
    key: text().notNull(),
    place: integer().notNull(),
    /** The shop's own ids, each of which has a row in the feed. */
    ids: jsonb().$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.key] })],
)

/** Published pictures: copies of their own, so that an address lives as long as platforms may ask for it. */
export const feedOutPictures = pgTable(
  'feed_out_pictures',
  {
    imageId: uuid()
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    campaignId: uuid()
      .notNull()
      .references(() => feedsOut.campaignId, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Format of a designed picture, or `photo`. */
    slot: text().$type<FormatId | 'photo'>().notNull(),
    /** Image that it is a copy of, which may be gone. */
    sourceId: uuid().notNull(),
    /** SHA-256 of its bytes, which is its address. */
    sha256: text().notNull(),
    contentType: text().notNull(),
    publishedAt: moment().notNull(),
    /** Set when another picture took its place; it is served for 30 days after that. */
    replacedAt: moment(),
  },
  (table) => [
    uniqueIndex('feed_out_pictures_current')
      .on(table.campaignId, table.key, table.slot)
      .where(sql`${table.replacedAt} is null`),
    index('feed_out_pictures_campaign_id').on(table.campaignId),
    index('feed_out_pictures_sha256').on(table.sha256),
    index('feed_out_pictures_replaced_at')
      .on(table.replacedAt)
      .where(sql`${table.replacedAt} is not null`),
  ],
)
