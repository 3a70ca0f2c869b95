import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { campaignProductSchema, RESULT_STATES } from './campaign.ts'
import { adChangesSchema, refusedFormatSchema } from '../ads/change.ts'
import { creativeSchema } from '../ads/creative.ts'
import { formatIdSchema } from '../format-id.ts'
import { findingSchema } from '../ads/report.ts'

export const campaignPictureSchema = z.object({
  format: formatIdSchema,
  imageUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Findings of its inspection, without those that are only for information. */
  findings: z.array(findingSchema),
})

/** The result of one product. */
export const campaignResultSchema = z.object({
  id: z.uuid(),
  /** The product's index in the feed. */
  place: z.number().int(),
  key: z.string(),
  name: z.string(),
  state: z.enum(RESULT_STATES),
  /** The file of the last start changed or added it, if there was an earlier file. */
  changed: z.boolean(),
  /** The reason for the failure, one sentence. */
  message: z.string().nullable(),
  /** The row of the feed that it is made from. */
  product: campaignProductSchema.shape.product.unwrap(),
  /** One sentence for each thing that was left out. */
  notes: z.array(z.string()),
  pictures: z.array(campaignPictureSchema),
  /** Formats without a picture, each with one sentence. */
  missing: z.array(refusedFormatSchema),
  /**
   * Formats whose picture no longer matches the product and could not be changed, each with one sentence: they can be
   * made again.
   */
  outdated: z.array(refusedFormatSchema),
  /** The ad that it was opened as. */
  openedAs: z.uuid().nullable(),
})

export type CampaignResult = z.infer<typeof campaignResultSchema>

export const RESULT_FILTERS = ['failed', 'needsLook', 'changed'] as const

export const listCampaignResultsQuery = z.object({
  /** The index of the last product of the previous page. */
  after: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  only: z.enum(RESULT_FILTERS).optional(),
})

/** Results in the feed's order. A page with fewer than `limit` is the last. */
export const listCampaignResultsCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/results',
  scope: 'read',
  params: idParams,
  query: listCampaignResultsQuery,
  success: { 200: z.array(campaignResultSchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** A product of a campaign, by the id of its result. */
export const campaignProductParams = z.object({ id: z.uuid(), productId: z.uuid() })

/** Changes the finished pictures of one product, by the rules for a change of an ad. */
export const changeCampaignProductCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/products/:productId/change',
  scope: 'make',
  idempotent: true,
  params: campaignProductParams,
  body: z.object({
    changes: adChangesSchema,
    formats: z
      .array(formatIdSchema)
      .min(1)
      .transform((formats) => [...new Set(formats)])
      .optional(),
  }),
  success: {
    200: z.object({ result: campaignResultSchema, refused: z.array(refusedFormatSchema) }),
    202: z.object({ jobId: z.uuid() }),
  },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'CONFLICT',
    'CUSTOM_COLORS_NOT_ALLOWED',
    'GENERATION_FAILED',
  ],
})

/** Turns a product and its pictures into an ad, which counts like any. A second call answers the same ad. */
export const openCampaignProductCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/products/:productId/open',
  scope: 'make',
  idempotent: true,
  params: campaignProductParams,
  success: { 200: creativeSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'AD_LIMIT_REACHED', 'CONFLICT'],
})

/** Every picture of a campaign as a ZIP with `report.csv`. */
export const CAMPAIGN_DOWNLOAD_PATH = '/api/campaigns/:id/download'

export function campaignDownloadUrl(campaignId: string): string {
  return CAMPAIGN_DOWNLOAD_PATH.replace(':id', campaignId)
}
