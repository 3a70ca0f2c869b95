import { z } from 'zod'
import { findingBoxSchema } from './finding-box.ts'
import { defineCall } from '../platform/call.ts'
import { CITED_CHECKS, readTarget } from './rules.ts'

/** The check of any picture against the rulebook, for everybody. */

const CHECK_IDS = CITED_CHECKS.map(({ id }) => id) as [
  (typeof CITED_CHECKS)[number]['id'],
  ...(typeof CITED_CHECKS)[number]['id'][],
]

export const ruleFindingSchema = z.object({
  /** The rule's id in docs/rulebook.md. */
  rule: z.string(),
  check: z.enum(CHECK_IDS),
  severity: z.enum(['error', 'warning', 'info']),
  /** The sight in the picture, as one plain sentence. */
  message: z.string(),
  /** The rule as one plain sentence. */
  statement: z.string(),
  /** The page that states the rule; left out for a bound of ours. */
  source: z
    .object({
      title: z.string(),
      url: z.string(),
      /** The day on which the page was read. */
      lastChecked: z.iso.date(),
      /** The way in which it was read: at its own address, as a copy, or not at all, so that another page is named. */
      read: z.enum(['page', 'copy', 'elsewhere']),
      /** Set to true once nobody has compared the rule with the page for 180 days. */
      isOld: z.boolean(),
    })
    .optional(),
  /** Places in the picture, in its own pixels. */
  boxes: z.array(findingBoxSchema),
})

export type RuleFinding = z.infer<typeof ruleFindingSchema>

export const pictureCheckSchema = z.object({
  picture: z.object({
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    bytes: z.number().int(),
    /** jpeg, png, gif, webp or avif. */
    type: z.string(),
    /** IPTC's term for how the picture was made, as far as the file says so. */
    digitalSource: z.string().nullable(),
    /** Presence of a C2PA manifest in the file. Its signature is not checked. */
    hasManifest: z.boolean(),
  }),
  /** Placements that take a picture of this size, and whether the file fits them too. */
  placements: z.array(z.object({ id: z.string(), name: z.string(), fits: z.boolean() })),
  findings: z.array(ruleFindingSchema),
  /** Lines of words that were found, in reading order; the text is empty where it could not be read. */
  words: z.array(z.object({ text: z.string(), box: findingBoxSchema, contrast: z.number() })),
  /** Sentences about what could not be checked. */
  unchecked: z.array(z.string()),
})

export type PictureCheck = z.infer<typeof pictureCheckSchema>

const UNKNOWN_TARGET = 'There is no such platform, placement or format. docs/rulebook.md lists them.'

/** POST multipart/form-data with a file in the field `images`. Nothing of it is kept. */
export const checkPictureCall = defineCall({
  method: 'POST',
  path: '/api/check',
  query: z.object({
    /** A platform, a placement or a format by its id; `all` by default. */
    for: z
      .string()
      .max(60)
      .default('all')
      .refine((word) => readTarget(word) !== undefined, UNKNOWN_TARGET),
  }),
  success: { 200: pictureCheckSchema },
  codes: ['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE'],
})
