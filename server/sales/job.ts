import { z } from 'zod'
import type { JobDefinition } from '../jobs/jobs.ts'

/** Paints what one state of a sale lacks. The rows in sale_pictures say which formats. */
export const paintSaleJob: JobDefinition<{ stateId: string }> = {
  name: 'paint-sale',
  payload: z.object({ stateId: z.uuid() }),
  retryLimit: 2,
}
