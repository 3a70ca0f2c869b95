import { z } from 'zod'

/** A logo of the person's, cleaned and kept like a photo: its url is relative and ours. */
export const logoSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Its form for dark grounds, where there is one. */
  onDark: z.string().optional(),
})

export type Logo = z.infer<typeof logoSchema>
