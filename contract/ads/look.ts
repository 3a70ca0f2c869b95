import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from '../choices.ts'
import { LANGUAGES } from '../languages.ts'
import { CUSTOM_COLOR_MAX, CUSTOM_COLORS_MAX } from '../limits.ts'

/** Step 3's four choices. */
export const lookSchema = z.object({
  adStyle: z.enum(idsOf(AD_STYLES)),
  colorPalette: z.enum(idsOf(COLOR_PALETTES)),
  typography: z.enum(idsOf(TYPOGRAPHIES)),
  tone: z.enum(idsOf(TONES)),
})

export type Look = z.infer<typeof lookSchema>

export const lookAdviceSchema = z.object({
  recommended: lookSchema,
  /** One sentence that names what in the words and the photo led to it. */
  why: z.string(),
  /** The language of the words. */
  language: z.enum(LANGUAGES),
  /** The calls to action that the ad may end with in that language, for each tone. */
  callsToAction: z.record(z.enum(idsOf(TONES)), z.tuple([z.string()], z.string()).readonly()),
})

export type LookAdvice = z.infer<typeof lookAdviceSchema>

/** The look that the studio would choose for the ad's words and its hero photo. The same ad gets the same advice. */
export const getLookAdviceCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/look',
  scope: 'read',
  params: idParams,
  success: { 200: lookAdviceSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'UNAVAILABLE'],
})

const colorsSchema = z.array(z.string().max(CUSTOM_COLOR_MAX)).max(CUSTOM_COLORS_MAX)

/** A look that need not be saved, with the colors of a custom palette as repeated `customColors`. */
export const sketchQuery = lookSchema.extend({
  customColors: z
    .union([colorsSchema, z.string().max(CUSTOM_COLOR_MAX)])
    .default([])
    .transform((colors) => [colors].flat()),
  /** Changes with the ad, so that a cached sketch is not shown for other words or photos. */
  version: z.string().max(80).optional(),
})
