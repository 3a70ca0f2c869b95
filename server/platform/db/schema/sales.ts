import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OwnWords } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { Report } from '#contract/ads/report.ts'
import type { SALE_WORDS } from '#contract/ads/sales/sale-days.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { PaintedText } from '../painted.ts'
import { id, moment } from './columns.ts'
import { creatives } from './creatives.ts'
import { images } from './images.ts'

export type SaleWords = Pick<OwnWords, (typeof SALE_WORDS)[number]>

/** States of an ad's sale: the day from which each holds, and its words in place of the ad's own. */
export const saleStates = pgTable(
  'sale_states',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** First day, as "2026-11-27". */
    fromDay: text().notNull(),
    words: jsonb().$type<SaleWords>().notNull().default({}),
    updatedAt: moment().notNull(),
  },
  (table) => [index('sale_states_creative_id').on(table.creativeId, table.fromDay)],
)

/** Data stored with a picture of a sale, beside its row. */
export interface PaintedSale {
  layout: StoredLayout
  texts: PaintedText[]
  findings: Report['findings']
}

/** Pictures of a sale state, one for each format: separate files, which remain when the ad is generated again. */
export const salePictures = pgTable(
  'sale_pictures',
  {
    id: id(),
    stateId: uuid()
      .notNull()
      .references(() => saleStates.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    state: text().$type<'queued' | 'done' | 'refused'>().notNull(),
    /** Reason why it was refused, or what is not visible in it. */
    message: text(),
    /** Null until it is painted. */
    imageId: uuid().references(() => images.id, { onDelete: 'cascade' }),
    /**
     * Picture of the ad, and the words with which this one was painted or refused: if either has changed, it is
     * outdated.
     */
    variantId: uuid(),
    words: jsonb().$type<SaleWords>(),
    painted: jsonb().$type<PaintedSale>(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('sale_pictures_format').on(table.stateId, table.format),
    index('sale_pictures_image_id').on(table.imageId),
  ],
)
