import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FontSlot } from '#contract/ads/brand/brand-fonts.ts'
import type { Brand } from '#contract/ads/brand/brand.ts'
import type { Typography } from '#contract/choices.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

/** Font of a brand; its file is stored like a picture's. */
export interface BrandFont {
  imageId: string
  sha256: string
  name: string
  licensedAt: string
}

export type FontsBySlot = Partial<Record<FontSlot, BrandFont>>

/**
 * Brands: what the ads of each have in common. A user has a first brand and, on Pro, further ones. Only the first is
 * known to /api/brand and to the previous version, which finds it by `user_id`.
 */
export const brands = pgTable(
  'brands',
  {
    id: id().defaultRandom(),
    /** Owner, if it is their first brand; null for a further one. */
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Owner, if it is a further brand; null for a first one. */
    furtherOf: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    logo: jsonb().$type<Brand['logo']>(),
    colors: jsonb().$type<Brand['colors']>().notNull().default([]),
    typography: text().$type<Typography>(),
    callToAction: text(),
    webAddress: text(),
    legalLine: text(),
    /**
     * Fonts by the texts they set: the image is the file, and `licensedAt` is when the user confirmed that the licence
     * allows it.
     */
    fonts: jsonb().$type<FontsBySlot>().notNull().default({}),
    createdAt: createdAt().defaultNow(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('brands_one_owner', sql`num_nonnulls(${table.userId}, ${table.furtherOf}) = 1`),
    index('brands_further_of').on(table.furtherOf),
  ],
)
