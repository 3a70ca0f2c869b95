import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import {
  creativeSchema,
  ownWordsSchema,
  productDescriptionSchema,
  productNameSchema,
  taglinesSchema,
} from './creative.ts'
import { LANGUAGES } from '../languages.ts'
import * as limits from '../limits.ts'
import { callToActionSchema, legalLineSchema, optionalText } from '../text/typed-text.ts'
import { TRANSLATED_WORDS } from '../word-parts.ts'

const language = z.enum(LANGUAGES, 'Please choose one of the languages that an ad can be in')

/**
 * The texts of an ad in another language, for a copy of it in that language. Look, formats, photos, cut-outs and
 * strokes stay, and so do price, web address and logo. A call to action and a legal line that are not sent are left
 * out, so nothing stays in the previous language.
 */
export const translateCreativeCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/translation',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({
    language,
    productName: productNameSchema,
    productDescription: productDescriptionSchema,
    productDiscount: optionalText(limits.PRICE_MAX, `Discount must be at most ${limits.PRICE_MAX} characters`),
    taglines: taglinesSchema.default([]),
    callToAction: callToActionSchema,
    legalLine: legalLineSchema,
    words: ownWordsSchema.default({}),
  }),
  success: { 200: creativeSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'AD_LIMIT_REACHED'],
})

/** Null if there is nothing to translate, or if the proposed text is not permitted. */
const proposed = z.string().nullable()

/**
 * Proposes a text model's translation: to be read and corrected by its owner, free, and not stored. `away` means that
 * the model does not answer, `none` that the installation or the plan has none; nothing is proposed in either case.
 */
export const proposeTranslationCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/translation/proposal',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({ language }),
  success: {
    200: z.object({
      state: z.enum(['proposed', 'away', 'none']),
      productDescription: proposed,
      /** One for each tagline of the ad, in its order. */
      taglines: z.array(proposed),
      callToAction: proposed,
      words: z.partialRecord(z.enum(TRANSLATED_WORDS), z.string()),
    }),
  },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'UNAVAILABLE'],
})

export type TranslationProposal = z.infer<(typeof proposeTranslationCall)['success'][200]>
