import { z } from 'zod'

/** A logo of the person's, cleaned and kept like a photo: its url is relative and ours. */
export const logoSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Its form for dark grounds, where there is one. */
  onDark: z.string().optional(),
})

/** As it is sent: its name is that of its upload. */
export const sentLogoSchema = logoSchema.partial({ name: true })

export type Logo = z.infer<typeof logoSchema>
