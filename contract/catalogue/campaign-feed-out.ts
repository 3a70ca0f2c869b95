import { z } from 'zod'
import { formatIdSchema } from '../format-id.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { FEED_OUT_FORMATS_MAX, FEED_OUT_PLACES, FEED_OUT_REASONS, type FeedOutReason } from './feed-out-choices.ts'

const formatsSchema = z
  .array(formatIdSchema)
  .min(1, 'Please choose a size for the feed')
  .max(FEED_OUT_FORMATS_MAX, `A feed takes at most ${FEED_OUT_FORMATS_MAX} sizes`)
  .transform((formats) => [...new Set(formats)])

const settings = {
  /** Sizes of the designed pictures. The first one is the `image_link`, where that is their place. */
  formats: formatsSchema,
  place: z.enum(FEED_OUT_PLACES, 'Please choose where the pictures go'),
  /** A second feed gives Google Shopping the photos of the products, without text, price or logo. */
  shopping: z.boolean().default(false),
}

const addressesSchema = z.object({ xml: z.string(), csv: z.string(), tsv: z.string() })

const noteSchema = z.object({
  reason: z.enum(Object.keys(FEED_OUT_REASONS) as [FeedOutReason, ...FeedOutReason[]]),
  /** The last good picture stays in the feed; otherwise there is none. */
  kept: z.boolean(),
  products: z.number().int(),
  /** Names of the first of them. */
  names: z.array(z.string()),
})

export const feedOutReportSchema = z.object({
  /** Rows of the feed: one for each of the shop's own ids that has a picture. */
  rows: z.number().int(),
  pictures: z.number().int(),
  notes: z.array(noteSchema),
})

export type FeedOutReport = z.infer<typeof feedOutReportSchema>

export const campaignFeedOutSchema = z.object({
  ...settings,
  formats: z.array(formatIdSchema),
  shopping: z.boolean(),
  /** Addresses of the feed by their form; null if the server cannot show them again. A new address helps. */
  addresses: addressesSchema.nullable(),
  /** Addresses of the feed for Google Shopping, if there is one. */
  shoppingAddresses: addressesSchema.nullable(),
  /** Describes what was published last; null before the first time. */
  report: feedOutReportSchema.nullable(),
  /** Time at which it was last compared with the campaign; null before the first time. */
  publishedAt: z.iso.datetime().nullable(),
  /** Time at which the feed last changed; null before the first time. */
  changedAt: z.iso.datetime().nullable(),
  isPublishing: z.boolean(),
  /** One sentence on why the last attempt failed. */
  message: z.string().nullable(),
  /** Time at which the feed ends, because its owner has no Pro any more. Until then the last good one is served. */
  endsAt: z.iso.datetime().nullable(),
})

export type CampaignFeedOut = z.infer<typeof campaignFeedOutSchema>

const feedOutAnswer = z.object({ feedOut: campaignFeedOutSchema.nullable() })

export const getCampaignFeedOutCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/feed-out',
  scope: 'read',
  params: idParams,
  success: { 200: feedOutAnswer },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Makes the feed or changes what it holds, and publishes it. Its addresses stay. */
export const setCampaignFeedOutCall = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/feed-out',
  scope: 'make',
  params: idParams,
  body: z.object(settings),
  success: { 200: feedOutAnswer },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

export type NewCampaignFeedOut = z.input<(typeof setCampaignFeedOutCall)['body']>

/** Gives the feed another address, and ends the present one. */
export const renewFeedOutLinkCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/feed-out/link',
  scope: 'make',
  idempotent: true,
  params: idParams,
  success: { 200: feedOutAnswer },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Ends the feed and its pictures. The campaign stays. */
export const deleteCampaignFeedOutCall = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id/feed-out',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
