import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { campaignSchema } from './campaign.ts'

/**
 * Accepts the painting of every product of the feed in every format. What stands already is not painted again: of next week's file only
 * what is new or changed, and what the file no longer has goes. While it is running, this answers how far it is.
 */
export const startCampaign = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/start',
  params: idParams,
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
  success: { 200: campaignSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'INSUFFICIENT_CREDITS', 'CONFLICT'],
})
