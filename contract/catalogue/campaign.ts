import { z } from 'zod'
import { defineCall, idParams, updatedSinceSchema } from '../platform/call.ts'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from '../choices.ts'
import { STALE_FOR } from './source-choices.ts'
import { FEED_FIELDS, FEED_KINDS, NOT_FOR_SALE_REASONS } from './feed.ts'
import { formatIdSchema } from '../format-id.ts'
import * as limits from '../limits.ts'
import { isCurrencyCode } from '../prices/currency-texts.ts'
import { CURRENCY_OF_COUNTRY } from '../prices/price-forms.ts'
import { hexColorSchema, textOf } from '../text/typed-text.ts'

const currencySchema = z.string().refine(isCurrencyCode, 'Please give the currency by its three letters, like EUR')

const countrySchema = z
  .string()
  .refine((code) => Object.hasOwn(CURRENCY_OF_COUNTRY, code), 'Please give the country by its two letters, like DE')

/** The look that all ads of a campaign share. */
export const campaignLookSchema = z.object({
  adStyle: z.enum(idsOf(AD_STYLES)),
  colorPalette: z.enum(idsOf(COLOR_PALETTES)),
  customColors: z
    .array(hexColorSchema)
    .max(limits.CUSTOM_COLORS_MAX, `At most ${limits.CUSTOM_COLORS_MAX} custom colors are possible`)
    .default([]),
  typography: z.enum(idsOf(TYPOGRAPHIES)),
  tone: z.enum(idsOf(TONES)),
  /** The ads carry one of the user's brands. */
  brand: z.boolean().default(false),
  /** The brand that they carry; null for the first. */
  brandId: z.uuid().nullable().default(null),
  /** The currency (ISO 4217) of all prices that name none. */
  currency: currencySchema.nullable().default(null),
  /** The country whose notation prices are written in; null for the notation of the feed. */
  country: countrySchema.nullable().default(null),
})

export type CampaignLook = z.output<typeof campaignLookSchema>

const formatsSchema = z
  .array(formatIdSchema)
  .min(1, limits.FORMAT_REQUIRED.message)
  .transform((formats) => [...new Set(formats)])

const columnSchema = z.object({
  name: z.string(),
  /** The field that the column is taken to hold; null if it is not read. */
  field: z.enum(FEED_FIELDS).nullable(),
})

export const campaignFeedSchema = z.object({
  fileName: z.string(),
  kind: z.enum(FEED_KINDS),
  /** The field by which a product is recognized in the next file; recognition by name has to be confirmed. */
  knownBy: z.enum(['id', 'name']),
  /** The owner chose the kind of export; otherwise the header decided. */
  isKindSaid: z.boolean(),
  /** Each variant is a product of its own. */
  variantsApart: z.boolean(),
  /** Number of prices that name no currency. */
  barePrices: z.number().int(),
  /** The columns of a table, in its order. */
  columns: z.array(columnSchema),
  /** Number of products that can be made into ads, and of those with a problem. */
  products: z.number().int(),
  problems: z.number().int(),
  /** Products that the shop does not sell today and that nobody has included: their number for each reason. */
  leftOut: z.array(z.object({ why: z.enum(NOT_FOR_SALE_REASONS), products: z.number().int() })),
})

export type CampaignFeed = z.infer<typeof campaignFeedSchema>

/** Numbers of products whose feed differs from what their pictures were painted from. */
export const feedDifferencesSchema = z.object({
  new: z.number().int(),
  gone: z.number().int(),
  /** Products with a change in any of the fields below. */
  changed: z.number().int(),
  /** Changed price or discount. */
  prices: z.number().int(),
  names: z.number().int(),
  /** Changed description or tagline. */
  texts: z.number().int(),
  photos: z.number().int(),
  /** Products that rules give another look, or another badge. */
  looks: z.number().int().default(0),
  badges: z.number().int().default(0),
})

export type FeedDifferences = z.infer<typeof feedDifferencesSchema>

/** States of a product; `needsLook` is painted, but its inspection has findings. */
export const RESULT_STATES = ['waiting', 'painting', 'done', 'needsLook', 'failed', 'cancelled'] as const

export type ResultState = (typeof RESULT_STATES)[number]

/**
 * Number of new pictures that a call would paint, and the credits they take: one each, or none on an unlimited plan.
 */
const costSchema = z.object({ pictures: z.number().int(), credits: z.number().int() })

export const campaignSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  look: campaignLookSchema,
  formats: z.array(formatIdSchema),
  /** Null until one is uploaded. */
  feed: campaignFeedSchema.nullable(),
  /** Prices of the feed name no currency, and the user has not yet chosen one or confirmed that they stay without. */
  asksCurrency: z.boolean(),
  /** Time of the last start; null before the first. */
  startedAt: z.iso.datetime().nullable(),
  /** Number of started products by state. The campaign is running while any of them is waiting or painting. */
  progress: z.record(z.enum(RESULT_STATES), z.number().int()),
  /** Differences that a start would bring up to date; null before the first start. */
  differences: feedDifferencesSchema.nullable(),
  /** Number of rules, and of those that match no product of the present feed. */
  rules: z.object({ count: z.number().int(), idle: z.number().int() }),
  /**
   * Set once the address of the campaign has brought nothing up to date for a day: its ads and its feed show an older
   * list. Null as soon as a list comes again, and without an address.
   */
  stale: z
    .object({
      /** Time of the first reading that failed. */
      since: z.iso.datetime(),
      for: z.enum(STALE_FOR),
      /** One sentence on why the last reading failed; null while it is tried again. */
      message: z.string().nullable(),
    })
    .nullable(),
  /** Products that the file of the last start changed or added, and whose pictures now show it. */
  changed: z.number().int(),
  /**
   * The costs of each call that paints. Changing a picture is free; one that could not be changed is made again only by
   * a call of its own (`anew`).
   */
  costs: z.object({ start: costSchema, retry: costSchema, anew: costSchema }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type Campaign = z.infer<typeof campaignSchema>

/** A campaign in a list, without its columns and costs, which only its own page needs. */
export const listedCampaignSchema = campaignSchema
  .omit({ changed: true, costs: true })
  .extend({ feed: campaignFeedSchema.omit({ columns: true }).nullable() })

export type ListedCampaign = z.infer<typeof listedCampaignSchema>

export const createCampaignBody = z.object({
  name: textOf({
    min: 1,
    tooShort: 'Please give the campaign a name',
    max: limits.NAME_MAX,
    tooLong: `A campaign's name must be at most ${limits.NAME_MAX} characters`,
  }),
  look: campaignLookSchema,
  formats: formatsSchema,
})

export const createCampaignCall = defineCall({
  method: 'POST',
  path: '/api/campaigns',
  scope: 'make',
  idempotent: true,
  body: createCampaignBody,
  success: { 200: campaignSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PLAN_REQUIRED', 'CONFLICT'],
})

export const listCampaignsQuery = z.object({
  /**
   * `running` campaigns have products that wait or are painted; `failed` ones have products that could not be made;
   * `stale` ones have an address that has given no list for a day.
   */
  only: z.enum(['running', 'failed', 'stale']).optional(),
  updatedSince: updatedSinceSchema.optional(),
  /** The last campaign of the previous page. */
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})

export type ListCampaignsOptions = z.output<typeof listCampaignsQuery>

/** The user's campaigns, newest first. */
export const listCampaignsCall = defineCall({
  method: 'GET',
  path: '/api/campaigns',
  scope: 'read',
  query: listCampaignsQuery,
  success: { 200: z.array(listedCampaignSchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED'],
})

export const getCampaignCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id',
  scope: 'read',
  params: idParams,
  success: { 200: campaignSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Sets another look, before anything is painted in the current one. How prices are shown is not part of it: that
 * belongs to the feed (`reading`).
 */
export const changeCampaignLookCall = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/look',
  scope: 'make',
  params: idParams,
  body: campaignLookSchema.omit({ currency: true, country: true }),
  success: { 200: campaignSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'CONFLICT'],
})

export const deleteCampaignCall = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Instructions for reading a feed. A field that is left out keeps its value for an earlier file; null clears it. */
export const feedReadingSchema = z.object({
  kind: z.enum(FEED_KINDS).nullable().optional(),
  variantsApart: z.boolean().optional(),
  currency: currencySchema.nullable().optional(),
  country: countrySchema.nullable().optional(),
})

export type FeedReading = z.output<typeof feedReadingSchema>

/** The confirmed columns of a feed by name; null for one that is not to be read. */
export const chosenColumnsSchema = z.record(z.string(), z.enum(FEED_FIELDS).nullable())

/**
 * POST multipart/form-data with the file in `feed` and, before it, `columns` as JSON: the same file again with the
 * confirmed columns; `reading` likewise gives the kind of export and how its prices are shown (`feedReadingSchema`).
 * The content replaces that of an earlier file; the file itself is not kept. `photos` is a ZIP of the photos that the
 * feed names by path: they are kept with the campaign, so that the next feed needs only a ZIP of the new ones.
 */
export const uploadFeedCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/feed',
  scope: 'make',
  idempotent: true,
  params: idParams,
  success: { 200: campaignSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'UNAVAILABLE',
  ],
})

export const campaignProductSchema = z.object({
  /** Index in the feed, from 0. */
  place: z.number().int(),
  /** Line of the file on which it begins, from 1. */
  line: z.number().int(),
  /** The key that identifies the product; null if the feed has none. */
  key: z.string().nullable(),
  name: z.string().nullable(),
  /** Null if there is a problem. */
  product: z
    .object({
      name: z.string(),
      description: z.string(),
      price: z.string().nullable(),
      discount: z.string().nullable(),
      tagline: z.string().nullable(),
      /** The web address of its page in the shop; left out if the feed has none. */
      link: z.string().optional(),
      images: z.array(z.string()),
    })
    .nullable(),
  /** One sentence on why it cannot be made into ads, or why it is left out. */
  problem: z.string().nullable(),
  /** The reason why the shop does not sell it today; null if it does. Such a product can still be included. */
  notForSale: z.enum(NOT_FOR_SALE_REASONS).nullable(),
  /** The shop does not sell it, and the user has not included it. */
  leftOut: z.boolean(),
  /** One sentence for each thing that was cut or left out. */
  notes: z.array(z.string()),
})

export type CampaignProduct = z.infer<typeof campaignProductSchema>

export const listCampaignProductsQuery = z.object({
  /** The index of the last product of the previous page. */
  after: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  /** Restricts the list to products with a problem, or to those that the shop does not sell today, included or not. */
  only: z.enum(['problems', 'notForSale']).optional(),
})

/** Products in the feed's order. A page with fewer than `limit` is the last. */
export const listCampaignProductsCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/products',
  scope: 'read',
  params: idParams,
  query: listCampaignProductsQuery,
  success: { 200: z.array(campaignProductSchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Includes products that the shop does not sell today, or leaves them out again. The choice is remembered by product
 * key: the next file includes the same ones.
 */
export const includeProductsCall = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/taken-in',
  scope: 'make',
  params: idParams,
  body: z.object({
    /** Their keys, or `all` of the list. */
    keys: z.union([z.literal('all'), z.array(z.string().min(1).max(255)).min(1).max(limits.FEED_PRODUCTS_MAX)]),
    takenIn: z.boolean(),
  }),
  success: { 200: campaignSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})
