import { z } from 'zod'
import { defineCall, idParams } from './call.ts'

/** So many products are looked at before all of them are painted. */
export const SAMPLES_MAX = 6

/** What a product shows of the range of its list; `another` is one more of it. */
export const SAMPLE_REASONS = [
  'longestName',
  'onSale',
  'withoutPrice',
  'smallPhoto',
  'longestPrice',
  'shortestName',
  'another',
] as const

export type SampleReason = (typeof SAMPLE_REASONS)[number]

export const campaignSampleSchema = z.object({
  /** Its place in the feed. */
  place: z.number().int(),
  name: z.string(),
  why: z.enum(SAMPLE_REASONS),
})

export type CampaignSample = z.infer<typeof campaignSampleSchema>

/**
 * Up to six products that show the range of the feed: the same feed gives the same ones. None where there is no feed, or nothing in it that
 * can be painted. Refuses what a start would refuse, but for credits: samples take none.
 */
export const listSamples = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/samples',
  params: idParams,
  success: { 200: z.array(campaignSampleSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

const placeParam = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})$/)
  .transform(Number)

/** One of them in the campaign's look, as a square; free, and the picture is stored nowhere. Its photos are kept for the run. */
export const paintSample = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/samples/:place',
  params: idParams.extend({ place: placeParam }),
  success: {
    200: campaignSampleSchema.extend({
      /** A small WebP, as a data: address; null where its run would have none either. */
      picture: z.string().nullable(),
      /** Why there is none, one sentence. */
      problem: z.string().nullable(),
      /** What was cut or left out, and what its check found, a sentence each. */
      notes: z.array(z.string()),
    }),
  },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'UNAVAILABLE'],
})

export type PaintedSample = z.infer<(typeof paintSample)['success'][200]>
