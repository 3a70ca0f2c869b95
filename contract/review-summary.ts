import { z } from 'zod'

/** How far approval of an ad has come, for the list of its owner's ads. */
export const reviewSummarySchema = z.object({
  /** What the ad's pictures are by now: another than what is shared where they have changed. */
  currentVersion: z.number().int().min(1),
  /** The last one that was approved. */
  approvedVersion: z.number().int().min(1).nullable(),
  /** Of the version that is shared, where it is not approved. */
  asksChanges: z.boolean(),
})

export type ReviewSummary = z.infer<typeof reviewSummarySchema>
