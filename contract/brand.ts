import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { FONT_SLOTS } from './brand-fonts.ts'
import { idsOf, TYPOGRAPHIES } from './choices.ts'
import * as limits from './limits.ts'
import { logoSchema } from './logo.ts'
import {
  callToActionSchema,
  hexColorSchema,
  legalLineSchema,
  optionalChoice,
  ownText,
  textOf,
  webAddressSchema,
} from './typed-text.ts'
import { isVisible } from './visible-text.ts'

const colorsSchema = z
  .array(hexColorSchema)
  .max(limits.CUSTOM_COLORS_MAX, `At most ${limits.CUSTOM_COLORS_MAX} colors are possible`)

/** With the colors that are found in it, those that are seen most first. */
export const brandLogoSchema = logoSchema.extend({ colors: colorsSchema.optional() })

/** What the ads of a brand have in common. What is not set is null, or an empty list. */
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

const fontSlotSchema = z.enum(idsOf(FONT_SLOTS))

/** A font of a brand. */
export const brandFontSchema = z.object({
  /** Of its file; with `?size=thumbnail`, of a picture of what it looks like. */
  url: z.string(),
  name: z.string(),
  /** When the person said that its licence allows it. */
  licensedAt: z.iso.datetime(),
})

/** One of a person's brands, with what its owner decides by. */
export const ownBrandSchema = brandSchema.extend({
  id: z.uuid(),
  /** The one of /api/brand. */
  isFirst: z.boolean(),
  /** It can be put into ads and changed. After a downgrade only the first one can: the others are kept, to be looked at and deleted. */
  isUsable: z.boolean(),
  /** How many of the person's ads, and of their campaigns, use it. */
  ads: z.int(),
  campaigns: z.int(),
  /** By what they set; ads are set in them on Pro. */
  fonts: z.partialRecord(fontSlotSchema, brandFontSchema),
})

export type OwnBrand = z.infer<typeof ownBrandSchema>

/** The person's first brand; blank where there is none. */
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

/**
 * The person's first brand. With If-Match, the version that was read, it merges as the update of an ad does. Ads that carry the brand
 * already stay as they are.
 */
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

/** The first one first, then the others as they were made. */
export const listBrands = defineCall({
  method: 'GET',
  path: '/api/brands',
  success: { 200: z.array(ownBrandSchema) },
  codes: ['UNAUTHENTICATED'],
})

const NAME_REQUIRED = 'Please give the brand a name'

/** No two brands of a person have the same name. */
const namedBrandBody = brandBody.extend({
  name: textOf({
    min: 1,
    tooShort: NAME_REQUIRED,
    max: limits.NAME_MAX,
    tooLong: `Brand name must be at most ${limits.NAME_MAX} characters`,
  }).refine(isVisible, NAME_REQUIRED),
})

/** Throws PLAN_REQUIRED where the plan keeps no more of them, and a CONFLICT where no plan does. */
export const createBrand = defineCall({
  method: 'POST',
  path: '/api/brands',
  body: namedBrandBody,
  success: { 200: ownBrandSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'PLAN_REQUIRED', 'CONFLICT'],
})

export const getOneBrand = defineCall({
  method: 'GET',
  path: '/api/brands/:id',
  params: idParams,
  success: { 200: ownBrandSchema },
  versioned: true,
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** The whole of it, as the first one is saved; PLAN_REQUIRED where it is not usable. */
export const saveOneBrand = defineCall({
  method: 'PUT',
  path: '/api/brands/:id',
  params: idParams,
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: namedBrandBody,
  success: { 200: ownBrandSchema },
  versioned: true,
  details: { CONFLICT: brandConflictSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'CONFLICT'],
})

/** Ads that use it keep what they were given. After the first one the oldest of the others is the first. */
export const deleteBrand = defineCall({
  method: 'DELETE',
  path: '/api/brands/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

const fontParams = idParams.extend({ slot: fontSlotSchema })

/**
 * POST multipart/form-data with an OTF, TTF or WOFF2 file of at most 2 MB in `font` and, before it, `licence` as `true`: the person says that
 * its licence allows it. What an ad cannot use of it is left out. It takes the place of the font that the slot had.
 */
export const uploadFont = defineCall({
  method: 'POST',
  path: '/api/brands/:id/fonts/:slot',
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

/** Ads that are made from now on are set in our letters there. */
export const deleteFont = defineCall({
  method: 'DELETE',
  path: '/api/brands/:id/fonts/:slot',
  params: fontParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
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
