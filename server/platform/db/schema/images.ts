import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { campaigns } from './catalogue.ts'
import { createdAt, id } from './columns.ts'
import { creatives } from './creatives.ts'
import { users } from './people.ts'

/**
 * Uploads, logos, fonts, painted ads and copies of profile pictures: the row says who owns them, and storage holds the
 * bytes under the row's id.
 */
export const images = pgTable(
  'images',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creativeId: uuid().references(() => creatives.id, { onDelete: 'cascade' }),
    /** Campaign, if it is a photo of its products or a published picture. */
    campaignId: uuid().references(() => campaigns.id, { onDelete: 'cascade' }),
    kind: text().$type<'upload' | 'variant' | 'profile' | 'logo' | 'font' | 'feed'>().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    widthPx: integer().notNull(),
    heightPx: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /**
     * Origin of the image as an IPTC term: from an upload's metadata before that was removed, or for an ad the term in
     * its file. Null if an upload gives none, and for ads from before this was recorded.
     */
    digitalSource: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_user_id').on(table.userId),
    index('images_creative_id').on(table.creativeId),
    index('images_campaign_id').on(table.campaignId),
    /** Ads whose files do not have the right term yet. */
    index('images_without_source')
      .on(table.id)
      .where(sql`${table.kind} = 'variant' and ${table.digitalSource} is null`),
  ],
)
