import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { campaignSchema } from './campaign.ts'

const agreedCostSchema = z.object({
  /**
   * The most credits that the call may take, as shown in the campaign's `costs`: a call that would take more is refused
   * and takes none.
   */
  credits: z.int().min(0).max(1_000_000),
})

/**
 * The agreed cost is optional: without it, a call takes what it costs. The exception is a campaign that was started on
 * a plan without credits: once that plan has ended it takes none until the cost is agreed to.
 */
const optionalCostSchema = agreedCostSchema.partial().nullish()

/**
 * Starts the painting of every product of the feed in every format. Finished pictures are not painted again: of next
 * week's file only new or changed products are painted, and those it no longer lists are removed. A picture that cannot
 * take a change stays as it is, and is counted in `costs.anew`. While the campaign is running, this answers its
 * progress.
 */
export const startCampaignCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/start',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: optionalCostSchema,
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

/** Cancels the run. Finished pictures stay, and a retry or a start resumes with the rest. */
export const cancelCampaignCall = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id/run',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Starts failed and cancelled products again. */
export const retryCampaignCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/retry',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: optionalCostSchema,
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
 * Makes the pictures again that could not be changed, for a credit each if the plan counts them. A second request has
 * no further effect; it is refused while the campaign is being painted otherwise.
 */
export const remakePicturesCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/anew',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: agreedCostSchema,
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
