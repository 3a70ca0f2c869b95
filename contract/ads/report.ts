import { z } from 'zod'
import { COLOR_ROLES } from '../word-parts.ts'

/** The measurements of the studio's inspection of one ad. Stored with the variant and shown as "Ready to upload". */

/** The rule of a catalogue's picture that shows only a part of its product's name. */
export const NAME_CUT_RULE = 'name-cut'

export const findingSchema = z.object({
  /** The rule's name in kebab case, e.g. `contrast`, `safe-zone`, `photo-small`. */
  rule: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  /** One plain sentence that says what to do, or what was done. */
  message: z.string(),
})

export type Finding = z.infer<typeof findingSchema>

/** Canvas pixels, origin top left. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export type Box = z.infer<typeof boxSchema>

export const textRunReportSchema = z.object({
  text: z.string(),
  role: z.string(),
  box: boxSchema,
  sizePx: z.number(),
  face: z.string(),
  /** 10th percentile of the WCAG ratio against the pixels behind the run. */
  contrast: z.number(),
  /** Set on a line that a language model wrote; everything else is the user's own, or one of our phrases. */
  writtenBy: z.literal('model').optional(),
})

export const productReportSchema = z.object({
  /** The treatment of the photo: cut out, multiplied on a light ground, or whole. */
  treatment: z.enum(['cutout', 'multiply', 'photo']),
  box: boxSchema,
  /** Painted pixels for each source pixel; over 1.5 is never painted. */
  scale: z.number(),
})

export const chosenColorReportSchema = z.object({
  /** Share (0 to 1) of the area beside product and photo in the color that the user chose first, or in its hue. */
  share: z.number(),
  /** No other color covers more. */
  leads: z.boolean(),
})

export const reportSchema = z.object({
  runs: z.array(textRunReportSchema),
  product: productReportSchema,
  /** Left out if the user chose no color. */
  chosenColor: chosenColorReportSchema.optional(),
  /** The visible colors by role, as hex: a role that is left out is not painted with. Left out for older pictures. */
  colors: z.partialRecord(z.enum(COLOR_ROLES), z.string()).optional(),
  findings: z.array(findingSchema),
  bytes: z.number().int(),
  quality: z.number().int(),
})

export type Report = z.infer<typeof reportSchema>
