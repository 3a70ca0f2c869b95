import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Angle } from '#contract/ads/angles.ts'
import type { AdStyle, ColorPalette, Tone, Typography } from '#contract/choices.ts'
import type { OwnWords, RoleColors } from '#contract/ads/creative.ts'
import type { Dials } from '#contract/ads/dials.ts'
import type { FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { StoredLogo } from '#contract/pictures/logo.ts'
import type { ComposedAs } from '../composed-as.ts'
import type { PictureOwn } from '../painted.ts'
import { brands } from './brands.ts'
import { campaigns } from './catalogue.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

export const creatives = pgTable(
  'creatives',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productName: text().notNull(),
    productDescription: text().notNull(),
    productPrice: text(),
    productDiscount: text(),
    taglines: jsonb().$type<string[]>().notNull().default([]),
    adStyle: text().$type<AdStyle>(),
    colorPalette: text().$type<ColorPalette>(),
    customPalette: jsonb().$type<{ id: string; name: string; colors: string[] }>(),
    customColors: jsonb().$type<string[]>().notNull().default([]),
    typography: text().$type<Typography>(),
    tone: text().$type<Tone>(),
    productImages: jsonb().$type<ImageEntry[]>().notNull().default([]),
    inspirationImages: jsonb().$type<ImageEntry[]>().notNull().default([]),
    /** Version of the touch-up of each photo, by the photo's id: shows whether a picture is older than it. */
    touchedUp: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Formats chosen in step 4 and not generated yet; the contract's selectedFormats also counts variants and jobs. */
    chosenFormats: jsonb().$type<FormatId[]>().notNull().default([]),
    /** Texts in the user's own words, by part: they take precedence over the fields. */
    words: jsonb().$type<OwnWords>().notNull().default({}),
    /**
     * Colors by role, which take precedence over palette and style in every picture, and colors of single formats,
     * which take precedence there.
     */
    roleColors: jsonb().$type<RoleColors>().notNull().default({}),
    formatColors: jsonb().$type<Partial<Record<FormatId, RoleColors>>>().notNull().default({}),
    /**
     * Settings of a copy that single pictures of its original have alone, until the first picture of that format has
     * them.
     */
    formatOwn: jsonb().$type<Partial<Record<FormatId, PictureOwn>>>().notNull().default({}),
    /** Sizes of parts and position of the product, for every picture without dials of its own. */
    dials: jsonb().$type<Dials>().notNull().default({}),
    logo: jsonb().$type<StoredLogo>(),
    callToAction: text(),
    webAddress: text(),
    legalLine: text(),
    /** Brand that gave the ad its logo, colors and texts; null if there was none or the brand was deleted. */
    brandId: uuid().references(() => brands.id, { onDelete: 'set null' }),
    /** Language of the ad; null if it is detected from its words. */
    language: text().$type<LanguageCode>(),
    /**
     * Id of the experiment that the ad belongs to, and the angle with which it leads as one of its ads; each angle
     * occurs once. The ad that they came from has no angle.
     */
    testId: uuid(),
    angle: text().$type<Angle>(),
    /**
     * Seeds for the ad's sketches and its first picture; a copy has those of its original. Null in ads from before
     * sketches were stored.
     */
    seed: integer(),
    campaignSeed: integer(),
    /** Composition of the original's pictures; null if there were none, or if the ad is older than this column. */
    composedAs: jsonb().$type<ComposedAs>(),
    /** Campaign, if the ad is a campaign product: it is shown there and is not listed among the user's ads. */
    campaignId: uuid().references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Languages of the browser that saved it last, best first. */
    browserLanguages: jsonb().$type<LanguageCode[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('creatives_user_id').on(table.userId, table.createdAt),
    index('creatives_campaign_id').on(table.campaignId),
    index('creatives_brand_id').on(table.brandId),
    uniqueIndex('creatives_test').on(table.testId, table.angle),
  ],
)
