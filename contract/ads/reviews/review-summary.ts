import { z } from 'zod'

/** The state of an ad's approval, for its owner's list of ads. */
export const reviewSummarySchema = z.object({
  /** The version of the ad's current pictures: differs from the shared one if they have changed. */
  currentVersion: z.number().int().min(1),
  /** The last version that was approved. */
  approvedVersion: z.number().int().min(1).nullable(),
  /** A reviewer asks for changes of the shared version, and it is not approved. */
  asksChanges: z.boolean(),
})

export type ReviewSummary = z.infer<typeof reviewSummarySchema>
