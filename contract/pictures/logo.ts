import { z } from 'zod'

/** A logo of the user's, cleaned and stored like a photo: its url is relative and ours. */
export const logoSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Its version for dark grounds, if there is one. */
  onDark: z.string().optional(),
})

/** A logo as it is sent: its name defaults to that of its upload. */
export const sentLogoSchema = logoSchema.partial({ name: true })

export type StoredLogo = z.infer<typeof logoSchema>
