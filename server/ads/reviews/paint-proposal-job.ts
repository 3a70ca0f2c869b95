import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/**
 * Paints how a picture would look with a proposed change. The row in review_proposals describes it and holds its state.
 */
export const paintProposalJob: JobDefinition<{ proposalId: string }> = {
  name: 'paint-proposal',
  payload: z.object({ proposalId: z.uuid() }),
  retryLimit: 2,
  awaited: true,
}
