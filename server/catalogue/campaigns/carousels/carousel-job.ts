import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Paints all cards of one carousel. Its row holds the rest, so that a repeat paints the same and stores it once. */
export const paintCarouselJob: JobDefinition<{ carouselId: string; run: number }> = {
  name: 'paint-campaign-carousel',
  payload: z.object({ carouselId: z.uuid(), run: z.int() }),
  retryLimit: 2,
}
