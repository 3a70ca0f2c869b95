import { z } from 'zod'
import { ANGLES } from './angles.ts'
import { defineCall, idParams, updatedSinceSchema } from '../platform/call.ts'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from '../choices.ts'
import { dialsSchema, sentAdDialsSchema } from './dial-schemas.ts'
import { formatIdSchema } from '../format-id.ts'
import { imageEntrySchema, sentImageEntrySchema } from '../pictures/image.ts'
import { LANGUAGES } from '../languages.ts'
import * as limits from '../limits.ts'
import { WORD_PART_MAX } from './word-limits.ts'
import { logoSchema } from '../pictures/logo.ts'
import { reviewSummarySchema } from './reviews/review-summary.ts'
import { saleDaySchema } from './sales/sale-day.ts'
import {
  callToActionSchema,
  hexColorSchema,
  legalLineSchema,
  optionalChoice,
  optionalText,
  ownText,
  textOf,
  webAddressSchema,
} from '../text/typed-text.ts'
import { variantSchema } from './variant.ts'
import { isVisible } from '../text/visible-text.ts'
import { COLOR_ROLES, REQUIRED_WORD_PARTS, WORD_PARTS, type WordPart } from '../word-parts.ts'

export const customPaletteSchema = z.object({
  id: textOf({ max: 120 }),
  name: textOf({ max: 120 }),
  colors: z.array(textOf({ max: limits.CUSTOM_COLOR_MAX })).max(limits.CUSTOM_COLORS_MAX),
})

export const productNameSchema = textOf({
  min: limits.NAME_MIN,
  tooShort: limits.NAME_TOO_SHORT,
  max: limits.NAME_MAX,
  tooLong: `Product name must be at most ${limits.NAME_MAX} characters`,
}).refine(isVisible, limits.NAME_TOO_SHORT)

export const productDescriptionSchema = textOf({
  min: limits.DESCRIPTION_MIN,
  tooShort: limits.DESCRIPTION_TOO_SHORT,
  max: limits.DESCRIPTION_MAX,
  tooLong: `Description must be at most ${limits.DESCRIPTION_MAX} characters`,
})

export const taglinesSchema = z
  .array(textOf({ max: limits.TAGLINE_MAX, tooLong: `A tagline must be at most ${limits.TAGLINE_MAX} characters` }))
  .max(limits.TAGLINES_MAX, `At most ${limits.TAGLINES_MAX} taglines are possible`)
  .transform((taglines) => taglines.filter((tagline) => tagline !== ''))

/**
 * An ad's texts in its owner's own words: each overrides its field and the studio's choice, in every later format and
 * in Regenerate, until it is cleared by being left out. Null leaves the part out of the ad.
 */
export const ownWordsSchema = z
  .object({
    headline: ownText(WORD_PART_MAX.headline, 'Headline'),
    name: ownText(WORD_PART_MAX.name, 'Name'),
    support: ownText(WORD_PART_MAX.support, 'Second line'),
    price: ownText(WORD_PART_MAX.price, 'Price'),
    oldPrice: ownText(WORD_PART_MAX.oldPrice, 'Old price'),
    badge: ownText(WORD_PART_MAX.badge, 'Badge'),
    callToAction: callToActionSchema,
    webAddress: webAddressSchema,
    legalLine: legalLineSchema,
  })
  .superRefine((words, context) => {
    for (const [part, message] of Object.entries(REQUIRED_WORD_PARTS)) {
      if (words[part as keyof typeof words] === null) context.addIssue({ code: 'custom', path: [part], message })
    }
  })
  // Drop parts that were not sent.
  .transform((words): OwnWords => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined)))

export type OwnWords = Partial<Record<WordPart, string | null>>

const sentRoleColorsSchema = z.partialRecord(z.enum(COLOR_ROLES), hexColorSchema)
const roleColorsSchema = z.partialRecord(z.enum(COLOR_ROLES), z.string())

/** Hex colors by what they are used for. */
export type RoleColors = z.infer<typeof roleColorsSchema>

/** The fields that a user may set. Unknown and read-only fields are dropped, so a whole ad may be sent back. */
const optionalFields = {
  productPrice: optionalText(limits.PRICE_MAX, `Price must be at most ${limits.PRICE_MAX} characters`),
  productDiscount: optionalText(limits.PRICE_MAX, `Discount must be at most ${limits.PRICE_MAX} characters`),
  taglines: taglinesSchema.optional(),
  adStyle: optionalChoice(idsOf(AD_STYLES)),
  colorPalette: optionalChoice(idsOf(COLOR_PALETTES)),
  customPalette: customPaletteSchema.nullish(),
  customColors: z
    .array(textOf({ max: limits.CUSTOM_COLOR_MAX }))
    .max(limits.CUSTOM_COLORS_MAX, `At most ${limits.CUSTOM_COLORS_MAX} custom colors are possible`)
    .transform((colors) => colors.filter((color) => color !== ''))
    .optional(),
  typography: optionalChoice(idsOf(TYPOGRAPHIES)),
  tone: optionalChoice(idsOf(TONES)),
  productImages: z
    .array(sentImageEntrySchema)
    .max(limits.IMAGES_PER_CREATIVE_MAX, `An ad holds at most ${limits.IMAGES_PER_CREATIVE_MAX} images`)
    .optional(),
  inspirationImages: z
    .array(sentImageEntrySchema)
    .max(limits.IMAGES_PER_CREATIVE_MAX, `An ad holds at most ${limits.IMAGES_PER_CREATIVE_MAX} images`)
    .optional(),
  selectedFormats: z
    .array(formatIdSchema)
    .transform((formats) => [...new Set(formats)])
    .optional(),
  words: ownWordsSchema.optional(),
  roleColors: sentRoleColorsSchema.optional(),
  formatColors: z.partialRecord(formatIdSchema, sentRoleColorsSchema).optional(),
  dials: sentAdDialsSchema.optional(),
  logo: logoSchema.nullish(),
  /** Replaces the studio's phrase for the tone. */
  callToAction: callToActionSchema,
  webAddress: webAddressSchema,
  /** A statement that the law or the user's terms require. */
  legalLine: legalLineSchema,
  /** The brand that these fields were taken from, one of the user's own. */
  brandId: z.uuid().nullish(),
  /**
   * The ad's language, which decides call to action, hyphenation and direction. Guessed from its words if it is not
   * set.
   */
  language: optionalChoice([...LANGUAGES]),
}

export const createCreativeBody = z.object({
  productName: productNameSchema,
  productDescription: productDescriptionSchema,
  ...optionalFields,
})

export type CreateCreativeBody = z.output<typeof createCreativeBody>

export const updateCreativeBody = z.object({
  productName: productNameSchema.optional(),
  productDescription: productDescriptionSchema.optional(),
  ...optionalFields,
})

export type UpdateCreativeBody = z.output<typeof updateCreativeBody>

export const creativeSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  productName: z.string(),
  productDescription: z.string(),
  productPrice: z.string().nullable(),
  productDiscount: z.string().nullable(),
  taglines: z.array(z.string()),
  adStyle: z.enum(idsOf(AD_STYLES)).nullable(),
  colorPalette: z.enum(idsOf(COLOR_PALETTES)).nullable(),
  customPalette: customPaletteSchema.nullable(),
  customColors: z.array(z.string()),
  typography: z.enum(idsOf(TYPOGRAPHIES)).nullable(),
  tone: z.enum(idsOf(TONES)).nullable(),
  productImages: z.array(imageEntrySchema),
  inspirationImages: z.array(imageEntrySchema),
  selectedFormats: z.array(formatIdSchema),
  /** Texts in the user's own words, which override the fields; empty if there are none. */
  words: z.partialRecord(z.enum(WORD_PARTS), z.string().nullable()),
  /** The user's own colors by role, which every later picture keeps whatever its palette; empty if there are none. */
  roleColors: roleColorsSchema,
  /** Colors of single formats, which override `roleColors` there. */
  formatColors: z.partialRecord(formatIdSchema, roleColorsSchema),
  /**
   * Sizes of parts and the product's place, relative to how the pictures were composed; empty if everything is as
   * composed.
   */
  dials: dialsSchema,
  logo: logoSchema.nullable(),
  callToAction: z.string().nullable(),
  webAddress: z.string().nullable(),
  legalLine: z.string().nullable(),
  /** The brand that logo, colors and texts were taken from; null if there was none, or it was deleted. */
  brandId: z.uuid().nullable(),
  /** Null if it is guessed from the words. */
  language: z.enum(LANGUAGES).nullable(),
  /**
   * The experiment that the ad belongs to, and the angle that it leads with there; a typed tagline leads if it is null.
   */
  testId: z.uuid().nullable(),
  angle: z.enum(idsOf(ANGLES)).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type Creative = z.infer<typeof creativeSchema>

/** A creative with its variants and what its card marks, so that the gallery needs one request. */
export const creativeWithVariantsSchema = creativeSchema.extend({
  variants: z.array(variantSchema),
  /** Null if it is not shared for approval. */
  review: reviewSummarySchema.nullable(),
  /** The last day that its legal line names, as "2026-11-30"; null if it names none. */
  lastDay: z.string().nullable(),
  /** The states of its sale in the order of their days; empty if it has none. */
  sale: z.array(saleDaySchema),
  /** Number of finished pictures of its tests of one thing. */
  trialPictures: z.number().int(),
})

export type CreativeWithVariants = z.infer<typeof creativeWithVariantsSchema>

/**
 * Filters and paging of the list: by style, by color, by a format that has a picture. A page starts after the last ad
 * of the previous one. Without any of these it lists all ads of the user, who has fewer than a page holds.
 */
export const listCreativesQuery = z.object({
  style: z.enum(idsOf(AD_STYLES)).optional(),
  color: z.enum(idsOf(COLOR_PALETTES)).optional(),
  format: formatIdSchema.optional(),
  /** Ads that were changed since, or have a picture that was made since. */
  updatedSince: updatedSinceSchema.optional(),
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.CREATIVES_PAGE_MAX).default(limits.CREATIVES_PAGE_MAX),
})

export type ListCreativesOptions = Partial<z.output<typeof listCreativesQuery>>

export const listCreativesCall = defineCall({
  method: 'GET',
  path: '/api/creatives',
  scope: 'read',
  query: listCreativesQuery,
  success: { 200: z.array(creativeWithVariantsSchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED'],
})

export const getCreativeCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id',
  scope: 'read',
  params: idParams,
  success: { 200: creativeSchema },
  versioned: true,
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const createCreativeCall = defineCall({
  method: 'POST',
  path: '/api/creatives',
  scope: 'make',
  idempotent: true,
  body: createCreativeBody,
  success: { 200: creativeSchema },
  versioned: true,
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'AD_LIMIT_REACHED',
    'CUSTOM_COLORS_NOT_ALLOWED',
    'FORMAT_NOT_ALLOWED',
    'PLAN_REQUIRED',
  ],
})

/**
 * Details of a CONFLICT of an update: the fields that both sides changed, and the current ad. The answer's ETag is that
 * ad's version, with which either text can be sent again.
 */
export const updateConflictSchema = z.object({ fields: z.array(z.string()), current: creativeSchema })

export type UpdateConflictDetails = z.infer<typeof updateConflictSchema>

/**
 * Updates an ad. With If-Match, the version that was read, a field that the sender left unchanged keeps its current
 * value, and one that both sides changed is a CONFLICT. Without it everything that is sent is written.
 */
export const updateCreativeCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id',
  scope: 'make',
  params: idParams,
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: updateCreativeBody,
  success: { 200: creativeSchema },
  versioned: true,
  details: { CONFLICT: updateConflictSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'CONFLICT',
    'CUSTOM_COLORS_NOT_ALLOWED',
    'FORMAT_NOT_ALLOWED',
    'PLAN_REQUIRED',
  ],
})

/**
 * Creates an ad like this one, with its photos and words; with a `product`, only the look and the brand are copied, for
 * that product. It gets the formats of this ad, whose pictures are made again with the same composition. Custom colors
 * and formats are left out if the plan does not include them.
 */
export const duplicateCreativeCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/duplicate',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({
    product: z.object({ productName: productNameSchema, productDescription: productDescriptionSchema }).optional(),
  }),
  success: { 200: creativeSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'AD_LIMIT_REACHED'],
})

export const deleteCreativeCall = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
