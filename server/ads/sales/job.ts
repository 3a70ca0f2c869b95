import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Paints the missing pictures of one state of a sale. The rows in sale_pictures name the formats. */
export const paintSaleJob: JobDefinition<{ stateId: string }> = {
  name: 'paint-sale',
  payload: z.object({ stateId: z.uuid() }),
  retryLimit: 2,
}
