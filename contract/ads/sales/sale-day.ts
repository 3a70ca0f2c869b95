import { z } from 'zod'

/** A state of a sale with its first day, as a list of ads has it. */
export const saleDaySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** First day, as "2026-11-27". */
  from: z.string(),
})

export type SaleDay = z.infer<typeof saleDaySchema>
