import { z } from 'zod'
import type { JobDefinition } from '../jobs/jobs.ts'

/** Paints one product of a campaign in all formats. The row in campaign_results says what, and holds its state. */
export const paintProductJob: JobDefinition<{ resultId: string; run: number }> = {
  name: 'paint-campaign-product',
  payload: z.object({ resultId: z.uuid(), run: z.int() }),
  retryLimit: 2,
}
