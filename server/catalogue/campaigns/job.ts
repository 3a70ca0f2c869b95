import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Ends what the cancel of a campaign has left, up to this start of it. */
export const cancelCampaignJob: JobDefinition<{ campaignId: string; run: number }> = {
  name: 'cancel-campaign',
  payload: z.object({ campaignId: z.uuid(), run: z.int() }),
  retryLimit: 20,
}

/** Paints one product of a campaign in all formats. The row in campaign_results names it and holds its state. */
export const paintProductJob: JobDefinition<{ resultId: string; run: number }> = {
  name: 'paint-campaign-product',
  payload: z.object({ resultId: z.uuid(), run: z.int() }),
  retryLimit: 2,
}
