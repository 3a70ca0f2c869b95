import { z } from 'zod'
import { defineCall, idParams } from '../../platform/call.ts'
import { FONT_SLOTS } from './brand-fonts.ts'
import { idsOf, TYPOGRAPHIES } from '../../choices.ts'
import * as limits from '../../limits.ts'
import { logoSchema } from '../../pictures/logo.ts'
import {
  callToActionSchema,
  hexColorSchema,
  legalLineSchema,
  optionalChoice,
  ownText,
  textOf,
  webAddressSchema,
} from '../../text/typed-text.ts'
import { isVisible } from '../../text/visible-text.ts'

const colorsSchema = z
  .array(hexColorSchema)
  .max(limits.CUSTOM_COLORS_MAX, `At most ${limits.CUSTOM_COLORS_MAX} colors are possible`)

/** A logo with the colors found in it, the most prominent first. */
export const brandLogoSchema = logoSchema.extend({ colors: colorsSchema.optional() })

/** The common features of a brand's ads. A field that is not set is null, or an empty list. */
export const brandSchema = z.object({
  name: z.string().nullable(),
  logo: brandLogoSchema.nullable(),
  /** Hex colors in order: the first leads an ad. */
  colors: z.array(z.string()),
  typography: z.enum(idsOf(TYPOGRAPHIES)).nullable(),
  callToAction: z.string().nullable(),
  webAddress: z.string().nullable(),
  legalLine: z.string().nullable(),
})

export type Brand = z.infer<typeof brandSchema>
export type BrandField = keyof Brand

const fontSlotSchema = z.enum(idsOf(FONT_SLOTS))

/** A font of a brand. */
export const brandFontSchema = z.object({
  /** The address of its file; with `?size=thumbnail`, of a specimen picture. */
  url: z.string(),
  name: z.string(),
  /** The time at which the user confirmed that the font's licence allows this use. */
  licensedAt: z.iso.datetime(),
})

/** One of a user's brands, with what its owner needs for decisions. */
export const ownBrandSchema = brandSchema.extend({
  id: z.uuid(),
  /** The brand that /api/brand answers. */
  isFirst: z.boolean(),
  /**
   * The brand can be put into ads and changed. After a downgrade only the first one can; the others are kept, and can
   * be viewed and deleted.
   */
  isUsable: z.boolean(),
  /** Number of the user's ads and campaigns that use it. */
  ads: z.int(),
  campaigns: z.int(),
  /** Fonts by the slot that they set; ads are set in them on Pro. */
  fonts: z.partialRecord(fontSlotSchema, brandFontSchema),
})

export type OwnBrand = z.infer<typeof ownBrandSchema>

/** The user's first brand; blank if there is none. */
export const getBrandCall = defineCall({
  method: 'GET',
  path: '/api/brand',
  scope: 'read',
  success: { 200: brandSchema },
  versioned: true,
  codes: ['UNAUTHENTICATED'],
})

/** The whole kit: a field that is left out is cleared. */
export const brandBody = z.object({
  name: ownText(limits.NAME_MAX, 'Brand name'),
  logo: brandLogoSchema.nullish(),
  colors: colorsSchema.default([]),
  typography: optionalChoice(idsOf(TYPOGRAPHIES)),
  callToAction: callToActionSchema,
  webAddress: webAddressSchema,
  legalLine: legalLineSchema,
})

/** Details of a CONFLICT: the fields that both sides changed, and the current kit; the answer's ETag is its version. */
export const brandConflictSchema = z.object({ fields: z.array(z.string()), current: brandSchema })

export type BrandConflictDetails = z.infer<typeof brandConflictSchema>

/**
 * Saves the user's first brand. With If-Match, the version that was read, it merges as the update of an ad does. Ads
 * that already carry the brand stay as they are.
 */
export const saveBrandCall = defineCall({
  method: 'PUT',
  path: '/api/brand',
  scope: 'make',
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: brandBody,
  success: { 200: brandSchema },
  versioned: true,
  details: { CONFLICT: brandConflictSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'CONFLICT'],
})

/** The user's brands: the first one first, then the others by age. */
export const listBrandsCall = defineCall({
  method: 'GET',
  path: '/api/brands',
  scope: 'read',
  success: { 200: z.array(ownBrandSchema) },
  codes: ['UNAUTHENTICATED'],
})

const NAME_REQUIRED = 'Please give the brand a name'

/** A brand with its name, which is unique among the user's brands. */
const namedBrandBody = brandBody.extend({
  name: textOf({
    min: 1,
    tooShort: NAME_REQUIRED,
    max: limits.NAME_MAX,
    tooLong: `Brand name must be at most ${limits.NAME_MAX} characters`,
  }).refine(isVisible, NAME_REQUIRED),
})

/** Creates a brand. Throws PLAN_REQUIRED if the plan keeps no more of them, and CONFLICT if no plan does. */
export const createBrandCall = defineCall({
  method: 'POST',
  path: '/api/brands',
  scope: 'make',
  idempotent: true,
  body: namedBrandBody,
  success: { 200: ownBrandSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PLAN_REQUIRED', 'CONFLICT'],
})

export const getBrandByIdCall = defineCall({
  method: 'GET',
  path: '/api/brands/:id',
  scope: 'read',
  params: idParams,
  success: { 200: ownBrandSchema },
  versioned: true,
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Saves a whole brand, as the first one is saved; PLAN_REQUIRED if it is not usable. */
export const saveBrandByIdCall = defineCall({
  method: 'PUT',
  path: '/api/brands/:id',
  scope: 'make',
  params: idParams,
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: namedBrandBody,
  success: { 200: ownBrandSchema },
  versioned: true,
  details: { CONFLICT: brandConflictSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'CONFLICT'],
})

/**
 * Deletes a brand. Ads that use it keep what they were given. If it was the first, the oldest of the others becomes the
 * first.
 */
export const deleteBrandCall = defineCall({
  method: 'DELETE',
  path: '/api/brands/:id',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

const fontParams = idParams.extend({ slot: fontSlotSchema })

/**
 * POST multipart/form-data with an OTF, TTF or WOFF2 file of at most 2 MB in `font` and, before it, `licence` as
 * `true`: the user's confirmation that its licence allows this use. Tables that an ad cannot use are stripped. It
 * replaces the font that the slot had.
 */
export const uploadFontCall = defineCall({
  method: 'POST',
  path: '/api/brands/:id/fonts/:slot',
  scope: 'make',
  idempotent: true,
  params: fontParams,
  success: { 200: ownBrandSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
})

/** Removes a font: later ads are set in our own fonts there. */
export const deleteFontCall = defineCall({
  method: 'DELETE',
  path: '/api/brands/:id/fonts/:slot',
  scope: 'make',
  params: fontParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * POST multipart/form-data with one picture in `images`. It is trimmed and cut out from its plain ground; the answer
 * goes into the kit's `logo`, or its url into that logo's `onDark`.
 */
export const uploadLogoCall = defineCall({
  method: 'POST',
  path: '/api/brand/logo',
  scope: 'make',
  idempotent: true,
  success: { 200: z.object({ url: z.string(), name: z.string(), colors: colorsSchema }) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE'],
})

export type UploadedLogo = z.infer<(typeof uploadLogoCall)['success'][200]>
