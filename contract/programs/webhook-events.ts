import { z } from 'zod'
import { formatIdSchema } from '../format-id.ts'
import { type SentEvent, TEST_EVENT } from './webhook-event-names.ts'

const address = z.url()

const ofPicture = {
  creativeId: z.uuid(),
  format: formatIdSchema,
  /** Id of this version of the picture. */
  variantId: z.uuid(),
  /** Addresses of the API at which the ad and its picture are. */
  creative: address,
  image: address,
}

const ofReview = {
  creativeId: z.uuid(),
  /** Version of the review that its link showed. */
  version: z.int(),
  creative: address,
  share: address,
}

const ofSource = {
  campaignId: z.uuid(),
  campaign: address,
  /** Address of the API at which the reason is. */
  source: address,
}

/**
 * Data of each event: ids, and addresses of the API for everything else. Nothing that a person wrote is sent, so
 * that it stays where the API's own rules hold.
 */
export const EVENT_DATA = {
  /** A picture of an ad is there, new or changed. */
  'ad.finished': z.object(ofPicture),
  /** A picture could not be made; its credit is back. */
  'ad.failed': z.object({
    creativeId: z.uuid(),
    format: formatIdSchema,
    /** Code of the API's errors. */
    code: z.string(),
    creative: address,
  }),
  /** The ad was changed, and this picture still shows what it was. */
  'ad.stale': z.object({
    ...ofPicture,
    /** The kinds of difference, as in a variant's `stale`. */
    differs: z.array(z.string()),
  }),
  /** A reviewer approved what a link shows. */
  'review.approved': z.object(ofReview),
  /** A reviewer wrote a comment, or asked for changes. */
  'review.commented': z.object({ ...ofReview, commentId: z.uuid(), asksChanges: z.boolean() }),
  /** A campaign's start has nothing left to paint. */
  'campaign.done': z.object({
    campaignId: z.uuid(),
    /** Number of the start, from 1. */
    run: z.int(),
    /** All products of the campaign, by their state. */
    products: z.object({ done: z.int(), needsLook: z.int(), failed: z.int(), cancelled: z.int() }),
    campaign: address,
  }),
  /** The address of a campaign has given no list for a day, or for a week: its ads and its feed show an older one. */
  'campaign.stale': z.object({
    ...ofSource,
    /** Time of the first reading that failed. */
    since: z.iso.datetime(),
    for: z.enum(['day', 'week']),
  }),
  /** A list has come again after `campaign.stale`. */
  'campaign.recovered': z.object({ ...ofSource, since: z.iso.datetime() }),
  [TEST_EVENT]: z.object({ endpointId: z.uuid() }),
} as const satisfies Record<SentEvent, z.ZodType>

export type EventData<Type extends SentEvent> = z.infer<(typeof EVENT_DATA)[Type]>
