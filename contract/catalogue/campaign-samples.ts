import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'

/** Number of products that can be previewed before all of them are painted. */
export const SAMPLES_MAX = 6

/** The extreme of the list that a product represents; `another` is an additional one. */
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
  /** The product's index in the feed. */
  place: z.number().int(),
  name: z.string(),
  why: z.enum(SAMPLE_REASONS),
})

export type CampaignSample = z.infer<typeof campaignSampleSchema>

/**
 * Up to six products that show the range of the feed; the same feed gives the same ones. Empty if there is no feed, or
 * nothing in it can be painted. Refuses what a start would refuse, except for missing credits: samples take none.
 */
export const listSamplesCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/samples',
  scope: 'read',
  params: idParams,
  success: { 200: z.array(campaignSampleSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

const placeParam = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,5})$/)
  .transform(Number)

/**
 * Paints one sample in the campaign's look, as a square. Free, and the picture is not stored; its photos are kept for
 * the run.
 */
export const paintSampleCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/samples/:place',
  scope: 'read',
  params: idParams.extend({ place: placeParam }),
  success: {
    200: campaignSampleSchema.extend({
      /** A small WebP as a data: URL; null if the run would not give a picture either. */
      picture: z.string().nullable(),
      /** The reason why there is none, one sentence. */
      problem: z.string().nullable(),
      /** One sentence for each thing that was cut or left out, and for each finding. */
      notes: z.array(z.string()),
    }),
  },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'UNAVAILABLE'],
})

export type PaintedSample = z.infer<(typeof paintSampleCall)['success'][200]>
