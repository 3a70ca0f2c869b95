import { z } from 'zod'
import { defineCall } from './call.ts'
import { idsOf, TYPOGRAPHIES } from './choices.ts'
import * as limits from './limits.ts'
import { logoSchema } from './logo.ts'
import {
  callToActionSchema,
  hexColorSchema,
  legalLineSchema,
  optionalChoice,
  ownText,
  webAddressSchema,
} from './typed-text.ts'

const colorsSchema = z
  .array(hexColorSchema)
  .max(limits.CUSTOM_COLORS_MAX, `At most ${limits.CUSTOM_COLORS_MAX} colors are possible`)

/** With the colors that are found in it, those that are seen most first. */
export const brandLogoSchema = logoSchema.extend({ colors: colorsSchema.optional() })

/** What a person's ads have in common: one for each of them. What is not set is null, or an empty list. */
export const brandSchema = z.object({
  name: z.string().nullable(),
  logo: brandLogoSchema.nullable(),
  /** As hex, in order: the first leads an ad. */
  colors: z.array(z.string()),
  typography: z.enum(idsOf(TYPOGRAPHIES)).nullable(),
  callToAction: z.string().nullable(),
  webAddress: z.string().nullable(),
  legalLine: z.string().nullable(),
})

export type Brand = z.infer<typeof brandSchema>

export const BLANK_BRAND: Brand = {
  name: null,
  logo: null,
  colors: [],
  typography: null,
  callToAction: null,
  webAddress: null,
  legalLine: null,
}

export const getBrand = defineCall({
  method: 'GET',
  path: '/api/brand',
  success: { 200: brandSchema },
  versioned: true,
  codes: ['UNAUTHENTICATED'],
})

/** The whole kit: what is left out is not set any more. */
export const brandBody = z.object({
  name: ownText(limits.NAME_MAX, 'Brand name'),
  logo: brandLogoSchema.nullish(),
  colors: colorsSchema.default([]),
  typography: optionalChoice(idsOf(TYPOGRAPHIES)),
  callToAction: callToActionSchema,
  webAddress: webAddressSchema,
  legalLine: legalLineSchema,
})

/** What a CONFLICT carries: the fields that both sides changed, and the kit as it is now; the answer's ETag is its version. */
export const brandConflictSchema = z.object({ fields: z.array(z.string()), current: brandSchema })

export type BrandConflictDetails = z.infer<typeof brandConflictSchema>

/** With If-Match, the version that was read, it merges as the update of an ad does. Ads that carry the brand already stay as they are. */
export const saveBrand = defineCall({
  method: 'PUT',
  path: '/api/brand',
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: brandBody,
  success: { 200: brandSchema },
  versioned: true,
  details: { CONFLICT: brandConflictSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'CONFLICT'],
})

/**
 * POST multipart/form-data with one picture in `images`. Trimmed, and cut out from its plain ground; put the answer into the kit's
 * `logo`, or its url into that one's `onDark`.
 */
export const uploadLogo = defineCall({
  method: 'POST',
  path: '/api/brand/logo',
  success: { 200: z.object({ url: z.string(), name: z.string(), colors: colorsSchema }) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE'],
})

export type UploadedLogo = z.infer<(typeof uploadLogo)['success'][200]>
