import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Paints the pictures of one trial. The rows in trial_pictures hold what is still to be painted. */
export const paintTrialJob: JobDefinition<{ trialId: string }> = {
  name: 'paint-trial',
  payload: z.object({ trialId: z.uuid() }),
  retryLimit: 2,
}
