import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { campaignSchema } from './campaign.ts'

const agreedSchema = z.object({
  /** The most credits that the call may take, as the campaign's `costs` tell them: one that would take more is refused, and takes none. */
  credits: z.int().min(0).max(1_000_000),
})

/**
 * Left out, a call takes what it costs. Only a campaign that was started on a plan without credits takes none after that plan has ended,
 * until the cost is agreed to.
 */
const agreedOrNot = agreedSchema.partial().nullish()

/**
 * Accepts the painting of every product of the feed in every format. What stands already is not painted again: of next week's file only
 * what is new or changed, and what the file no longer has goes. A picture that cannot take a change stays as it is, and is counted in
 * `costs.anew`. While it is running, this answers how far it is.
 */
export const startCampaign = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/start',
  params: idParams,
  body: agreedOrNot,
  success: { 200: campaignSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'INSUFFICIENT_CREDITS',
    'CONFLICT',
  ],
})

/** What is painted stays, and a retry or a start goes on with the rest. */
export const cancelCampaign = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id/run',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Accepts once more what failed or was cancelled. */
export const retryCampaign = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/retry',
  params: idParams,
  body: agreedOrNot,
  success: { 200: campaignSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'INSUFFICIENT_CREDITS',
    'CONFLICT',
  ],
})

/**
 * Accepts that the pictures are made anew that could not be changed, for a credit each where the plan counts them. Asked for twice it is
 * one; while the campaign is painted otherwise, it is refused.
 */
export const makeAnew = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/anew',
  params: idParams,
  body: agreedSchema,
  success: { 200: campaignSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'INSUFFICIENT_CREDITS',
    'CONFLICT',
  ],
})
