import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { FormatId } from '#contract/formats.ts'
import type { StoredLogo } from '#contract/pictures/logo.ts'
import type { Report } from '#contract/ads/report.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { PaintedLook, PaintedPhoto, PaintedText, PictureOwn } from '../painted.ts'
import type { Provenance } from '../provenance.ts'
import type { VariantSummary } from '../variant-summary.ts'
import { createdAt, id, moment } from './columns.ts'
import { creatives } from './creatives.ts'
import { images } from './images.ts'

export const variants = pgTable(
  'variants',
  {
    id: id(),
    adId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    imageUrl: text().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    seed: integer().notNull(),
    /** Seed for the ad's content; `seed` is for its composition. */
    campaignSeed: integer().notNull(),
    /** The ad as data, so that words can be changed later without starting over. */
    layout: jsonb().$type<StoredLayout>().notNull(),
    report: jsonb().$type<Report>().notNull(),
    /** Engine, models and cost of the variant; null for variants from before this was recorded. */
    provenance: jsonb('making').$type<Provenance>(),
    /** Sources of the picture, for changes and for detecting a stale picture; null from before this was recorded. */
    photos: jsonb().$type<PaintedPhoto[]>(),
    texts: jsonb().$type<PaintedText[]>(),
    look: jsonb().$type<PaintedLook>(),
    /** Colors by role, as hex. */
    colors: jsonb().$type<Record<string, string>>(),
    logo: jsonb().$type<StoredLogo>(),
    /** Changes made to this picture alone, which its next versions inherit; null if there were none. */
    own: jsonb().$type<PictureOwn>(),
    /**
     * The shown parts of layout, report and making, so that no list has to unpack those; null for variants from before
     * this was recorded.
     */
    summary: jsonb().$type<VariantSummary>(),
    createdAt: createdAt(),
    /** Set when Regenerate or a change replaced the variant; it is kept for 30 days after that. */
    replacedAt: moment(),
  },
  (table) => [
    uniqueIndex('variants_current')
      .on(table.adId, table.format)
      .where(sql`${table.replacedAt} is null`),
    index('variants_ad_id').on(table.adId, table.createdAt),
    index('variants_image_id').on(table.imageId),
    index('variants_replaced_at')
      .on(table.replacedAt)
      .where(sql`${table.replacedAt} is not null`),
  ],
)

/**
 * Touch-ups that a user painted over a photo of an ad to correct its cut-out; deleted with the ad and with the photo.
 */
export const touchUps = pgTable(
  'touch_ups',
  {
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    strokes: jsonb().$type<Stroke[]>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creativeId, table.imageId] }),
    index('touch_ups_image_id').on(table.imageId),
  ],
)
