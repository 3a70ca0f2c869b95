import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from './choices.ts'
import { FEED_FIELDS, FEED_KINDS, NOT_FOR_SALE_REASONS } from './feed.ts'
import { formatIdSchema } from './format-id.ts'
import * as limits from './limits.ts'
import { isCurrencyCode } from './money/currency-texts.ts'
import { CURRENCY_OF_COUNTRY } from './money/price-forms.ts'
import { hexColorSchema, textOf } from './typed-text.ts'

const currencySchema = z.string().refine(isCurrencyCode, 'Please give the currency by its three letters, like EUR')

const countrySchema = z
  .string()
  .refine((code) => Object.hasOwn(CURRENCY_OF_COUNTRY, code), 'Please give the country by its two letters, like DE')

/** What all ads of a campaign share. */
export const campaignLookSchema = z.object({
  adStyle: z.enum(idsOf(AD_STYLES)),
  colorPalette: z.enum(idsOf(COLOR_PALETTES)),
  customColors: z
    .array(hexColorSchema)
    .max(limits.CUSTOM_COLORS_MAX, `At most ${limits.CUSTOM_COLORS_MAX} custom colors are possible`)
    .default([]),
  typography: z.enum(idsOf(TYPOGRAPHIES)),
  tone: z.enum(idsOf(TONES)),
  /** They carry a brand of the person's. */
  brand: z.boolean().default(false),
  /** Which one, where they carry one; the first where it is null. */
  brandId: z.uuid().nullable().default(null),
  /** Of all prices that name none, by ISO 4217. */
  currency: currencySchema.nullable().default(null),
  /** Prices are written as in this country; null for as the feed has them. */
  country: countrySchema.nullable().default(null),
})

export type CampaignLook = z.output<typeof campaignLookSchema>

const formatsSchema = z
  .array(formatIdSchema)
  .min(1, limits.FORMAT_REQUIRED.message)
  .transform((formats) => [...new Set(formats)])

const columnSchema = z.object({
  name: z.string(),
  /** What it is taken to hold; null where it is not read. */
  field: z.enum(FEED_FIELDS).nullable(),
})

export const campaignFeedSchema = z.object({
  fileName: z.string(),
  kind: z.enum(FEED_KINDS),
  /** By what a product is found again in the next file; a name is to be confirmed. */
  knownBy: z.enum(['id', 'name']),
  /** Its owner said whose export it is; else its header did. */
  isKindSaid: z.boolean(),
  /** Each variant is a product of its own. */
  variantsApart: z.boolean(),
  /** How many of the prices name no currency. */
  barePrices: z.number().int(),
  /** Of a table, in its order. */
  columns: z.array(columnSchema),
  /** Those that can be made into ads, and those with a problem. */
  products: z.number().int(),
  problems: z.number().int(),
  /** Those that the shop does not sell today and nobody has taken in: how many for which reason. */
  leftOut: z.array(z.object({ why: z.enum(NOT_FOR_SALE_REASONS), products: z.number().int() })),
})

export type CampaignFeed = z.infer<typeof campaignFeedSchema>

/** How the feed differs from what the pictures were painted from, product by product. */
export const feedDifferencesSchema = z.object({
  new: z.number().int(),
  gone: z.number().int(),
  /** With anything of what follows changed. */
  changed: z.number().int(),
  /** Price or discount. */
  prices: z.number().int(),
  names: z.number().int(),
  /** Description or tagline. */
  texts: z.number().int(),
  photos: z.number().int(),
})

export type FeedDifferences = z.infer<typeof feedDifferencesSchema>

/** Where a product stands; one that needs a look is painted, and its check found something. */
export const RESULT_STATES = ['waiting', 'painting', 'done', 'needsLook', 'failed', 'cancelled'] as const

export type ResultState = (typeof RESULT_STATES)[number]

/** How many new pictures a call would paint, and what they take: a credit each, or none on a plan that has all it wants. */
const costSchema = z.object({ pictures: z.number().int(), credits: z.number().int() })

export const campaignSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  look: campaignLookSchema,
  formats: z.array(formatIdSchema),
  /** Null until one is uploaded. */
  feed: campaignFeedSchema.nullable(),
  /** Prices of its list name no currency, and nobody has said yet which it is, or that they shall stay so. */
  asksCurrency: z.boolean(),
  /** When its painting was started last; null before the first start. */
  startedAt: z.iso.datetime().nullable(),
  /** Its products by state, of what was started. It is running while any of them is waiting or painting. */
  progress: z.record(z.enum(RESULT_STATES), z.number().int()),
  /** What a start would bring up to date; null before the first start. */
  differences: feedDifferencesSchema.nullable(),
  /** Products that the file of the last start changed or added, and that show it by now. */
  changed: z.number().int(),
  /** Of each call that paints. To change a picture is free; what could not be changed is made anew only by a call of its own (`anew`). */
  costs: z.object({ start: costSchema, retry: costSchema, anew: costSchema }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type Campaign = z.infer<typeof campaignSchema>

/** As a list of them shows it: its columns and its costs are its own page's. */
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

export const createCampaign = defineCall({
  method: 'POST',
  path: '/api/campaigns',
  body: createCampaignBody,
  success: { 200: campaignSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PLAN_REQUIRED', 'CONFLICT'],
})

export const listCampaigns = defineCall({
  method: 'GET',
  path: '/api/campaigns',
  success: { 200: z.array(listedCampaignSchema) },
  codes: ['UNAUTHENTICATED'],
})

export const getCampaign = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id',
  params: idParams,
  success: { 200: campaignSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Another look, before anything is painted in the one that it has. How its prices are shown is no part of it: that comes with the list
 * (`reading`).
 */
export const changeCampaignLook = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/look',
  params: idParams,
  body: campaignLookSchema.omit({ currency: true, country: true }),
  success: { 200: campaignSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'CONFLICT'],
})

export const deleteCampaign = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** How a feed is to be read. What is left out stays as it was said for an earlier file; null takes it back. */
export const feedReadingSchema = z.object({
  kind: z.enum(FEED_KINDS).nullable().optional(),
  variantsApart: z.boolean().optional(),
  currency: currencySchema.nullable().optional(),
  country: countrySchema.nullable().optional(),
})

export type FeedReading = z.output<typeof feedReadingSchema>

/** The columns of a feed by their names, as they were confirmed; null for one that is not to be read. */
export const chosenColumnsSchema = z.record(z.string(), z.enum(FEED_FIELDS).nullable())

/**
 * POST multipart/form-data with the file in `feed` and, before it, `columns` as JSON: the same file again with the columns as they were
 * confirmed; `reading` likewise says whose export it is and how its prices are shown (`feedReadingSchema`). What it holds takes the place of what an earlier one held; the file itself is not kept. `photos` is a ZIP of the photos that
 * the feed names by paths: those are kept with the campaign, so that the next feed needs only a ZIP of what is new.
 */
export const uploadFeed = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/feed',
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
  /** Its place in the feed, from 0. */
  place: z.number().int(),
  /** Where it begins in the file, from 1. */
  line: z.number().int(),
  /** What it is known by; null where the feed does not say. */
  key: z.string().nullable(),
  name: z.string().nullable(),
  /** Null where there is a problem. */
  product: z
    .object({
      name: z.string(),
      description: z.string(),
      price: z.string().nullable(),
      discount: z.string().nullable(),
      tagline: z.string().nullable(),
      images: z.array(z.string()),
    })
    .nullable(),
  /** One sentence on why it cannot be made into ads, or on why it is left out. */
  problem: z.string().nullable(),
  /** Why the shop does not sell it today; null where it does. Such a product can be taken in. */
  notForSale: z.enum(NOT_FOR_SALE_REASONS).nullable(),
  /** The shop does not sell it, and nobody has taken it in. */
  leftOut: z.boolean(),
  /** What was cut or left out, a sentence each. */
  notes: z.array(z.string()),
})

export type CampaignProduct = z.infer<typeof campaignProductSchema>

export const listCampaignProductsQuery = z.object({
  /** The place of the last product of the page before. */
  after: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  /** Only those with a problem, or only those that the shop does not sell today, taken in or not. */
  only: z.enum(['problems', 'notForSale']).optional(),
})

/** In the feed's order. A page with fewer than `limit` is the last. */
export const listCampaignProducts = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/products',
  params: idParams,
  query: listCampaignProductsQuery,
  success: { 200: z.array(campaignProductSchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Takes products in that the shop does not sell today, or leaves them out again. It is remembered by what they are known by: the next file
 * takes the same ones in.
 */
export const takeInProducts = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/taken-in',
  params: idParams,
  body: z.object({
    /** What they are known by; or all that the list has of them. */
    keys: z.union([z.literal('all'), z.array(z.string().min(1).max(255)).min(1).max(limits.FEED_MAX_PRODUCTS)]),
    takenIn: z.boolean(),
  }),
  success: { 200: campaignSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})
