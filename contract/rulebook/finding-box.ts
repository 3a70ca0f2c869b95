import { z } from 'zod'

/** A place in a picture, in pixels from the top left. */
export const findingBoxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export type FindingBox = z.infer<typeof findingBoxSchema>
