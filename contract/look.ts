import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { LANGUAGES } from './calls-to-action.ts'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from './choices.ts'

/** Step 3's four choices. */
export const lookSchema = z.object({
  adStyle: z.enum(idsOf(AD_STYLES)),
  colorPalette: z.enum(idsOf(COLOR_PALETTES)),
  typography: z.enum(idsOf(TYPOGRAPHIES)),
  tone: z.enum(idsOf(TONES)),
})

export type Look = z.infer<typeof lookSchema>

/** How the studio would show the hero photo: cut out, multiplied on a light ground, or whole. */
export const heroSchema = z.object({
  treatment: z.enum(['cutout', 'multiply', 'photo']),
  /** A small picture of the product without its ground, as a data url; null where the photo is shown whole. */
  cutout: z.string().nullable(),
})

export type Hero = z.infer<typeof heroSchema>

export const lookAdviceSchema = z.object({
  recommended: lookSchema,
  /** One sentence that says what in the words and the photo led to it. */
  why: z.string(),
  /** What the words are written in, so that a sketch can ask for action in it. */
  language: z.enum(LANGUAGES as [(typeof LANGUAGES)[number], ...(typeof LANGUAGES)[number][]]),
  hero: heroSchema,
})

export type LookAdvice = z.infer<typeof lookAdviceSchema>

/** The look that the studio would choose for the ad's words and its hero photo. The same ad gets the same advice. */
export const getLookAdvice = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/look',
  params: idParams,
  success: { 200: lookAdviceSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
