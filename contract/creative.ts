import { z } from 'zod'
import { ANGLES } from './angles.ts'
import { defineCall, idParams } from './call.ts'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from './choices.ts'
import { dialsSchema, sentAdDialsSchema } from './dial-schemas.ts'
import { formatIdSchema } from './format-id.ts'
import { imageEntrySchema, sentImageEntrySchema } from './image.ts'
import { LANGUAGES } from './languages.ts'
import * as limits from './limits.ts'
import { logoSchema } from './logo.ts'
import { reviewSummarySchema } from './review-summary.ts'
import {
  callToActionSchema,
  hexColorSchema,
  legalLineSchema,
  optionalChoice,
  optionalText,
  ownText,
  textOf,
  webAddressSchema,
} from './typed-text.ts'
import { variantSchema } from './variant.ts'
import { isVisible } from './visible-text.ts'
import { COLOR_ROLES, REQUIRED_WORD_PARTS, WORD_PARTS, type WordPart } from './word-parts.ts'

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
 * An ad's texts in its owner's own words: each wins over its field and over what the studio would choose, in every later format and
 * in Regenerate, until it is cleared by being left out. Null leaves the part out of the ad.
 */
export const ownWordsSchema = z
  .object({
    headline: ownText(limits.TAGLINE_MAX, 'Headline'),
    name: ownText(limits.NAME_MAX, 'Name'),
    support: ownText(limits.TAGLINE_MAX, 'Second line'),
    price: ownText(limits.PRICE_MAX, 'Price'),
    oldPrice: ownText(limits.PRICE_MAX, 'Old price'),
    badge: ownText(limits.PRICE_MAX, 'Badge'),
    callToAction: callToActionSchema,
    webAddress: webAddressSchema,
    legalLine: legalLineSchema,
  })
  .superRefine((words, context) => {
    for (const [part, message] of Object.entries(REQUIRED_WORD_PARTS)) {
      if (words[part as keyof typeof words] === null) context.addIssue({ code: 'custom', path: [part], message })
    }
  })
  // A part that was not named is none of hers.
  .transform((words): OwnWords => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined)))

export type OwnWords = Partial<Record<WordPart, string | null>>

const sentRoleColorsSchema = z.partialRecord(z.enum(COLOR_ROLES), hexColorSchema)
const roleColorsSchema = z.partialRecord(z.enum(COLOR_ROLES), z.string())

/** What a color is for, and which one it is, as hex. */
export type RoleColors = z.infer<typeof roleColorsSchema>

/** The fields that a person may set. Unknown and read-only fields are dropped, so a whole ad may be sent back. */
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
  /** In place of the studio's phrase for the tone. */
  callToAction: callToActionSchema,
  webAddress: webAddressSchema,
  /** What the law or her terms ask to be said. */
  legalLine: legalLineSchema,
  /** The brand that these were taken from, one of the person's own. */
  brandId: z.uuid().nullish(),
  /** What the ad is in: call to action, hyphens and direction follow it. Guessed from its words where it is not set. */
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
  /** Texts in her own words, which win over the fields; empty where there are none. */
  words: z.partialRecord(z.enum(WORD_PARTS), z.string().nullable()),
  /** Colors of her own by what they are for, which every later picture keeps, whatever its palette; empty where there are none. */
  roleColors: roleColorsSchema,
  /** Those of single formats, which win over them there. */
  formatColors: z.partialRecord(formatIdSchema, roleColorsSchema),
  /** How large parts of its pictures are, and where the product stands, against how they were composed; empty where all is as composed. */
  dials: dialsSchema,
  logo: logoSchema.nullable(),
  callToAction: z.string().nullable(),
  webAddress: z.string().nullable(),
  legalLine: z.string().nullable(),
  /** The brand that logo, colors and texts were taken from; null where there was none, or it is deleted. */
  brandId: z.uuid().nullable(),
  /** Null: guessed from its words. */
  language: z.enum(LANGUAGES).nullable(),
  /** What the ads of one test have in common, and what it leads with as one of them; a typed tagline leads where it is null. */
  testId: z.uuid().nullable(),
  angle: z.enum(idsOf(ANGLES)).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type Creative = z.infer<typeof creativeSchema>

/** The gallery needs one request: its list carries each ad's variants. */
export const creativeWithVariantsSchema = creativeSchema.extend({
  variants: z.array(variantSchema),
  /** Null where it is not shared for approval. */
  review: reviewSummarySchema.nullable(),
})

export type CreativeWithVariants = z.infer<typeof creativeWithVariantsSchema>

/**
 * Which ads are listed: of a style, of a color, with a picture in a format. A page goes on after the ad that the one before ended with.
 * With nothing of it, all ads of a person, who has fewer than a page holds.
 */
export const listCreativesQuery = z.object({
  style: z.enum(idsOf(AD_STYLES)).optional(),
  color: z.enum(idsOf(COLOR_PALETTES)).optional(),
  format: formatIdSchema.optional(),
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.CREATIVES_PAGE_MAX).default(limits.CREATIVES_PAGE_MAX),
})

export type CreativeListWish = Partial<z.output<typeof listCreativesQuery>>

export const listCreatives = defineCall({
  method: 'GET',
  path: '/api/creatives',
  query: listCreativesQuery,
  success: { 200: z.array(creativeWithVariantsSchema) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED'],
})

export const getCreative = defineCall({
  method: 'GET',
  path: '/api/creatives/:id',
  params: idParams,
  success: { 200: creativeSchema },
  versioned: true,
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const createCreative = defineCall({
  method: 'POST',
  path: '/api/creatives',
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
 * What a CONFLICT of an update carries: the fields that both sides changed, and the ad as it is now. The answer's ETag is that
 * ad's version, with which either text can be sent again.
 */
export const updateConflictSchema = z.object({ fields: z.array(z.string()), current: creativeSchema })

export type UpdateConflictDetails = z.infer<typeof updateConflictSchema>

/**
 * With If-Match, the version that was read, a field that its sender left as it was stays as it is by now, and one that both
 * sides changed is a CONFLICT. Without it everything that is sent is written.
 */
export const updateCreative = defineCall({
  method: 'POST',
  path: '/api/creatives/:id',
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
 * A new ad like this one, with its photos and words; with a `product` only the look and the brand, for that one. It has the formats of this
 * ad, whose pictures are made anew, composed as they were. Custom colors and formats stay behind where the plan has none.
 */
export const duplicateCreative = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/duplicate',
  params: idParams,
  body: z.object({
    product: z.object({ productName: productNameSchema, productDescription: productDescriptionSchema }).optional(),
  }),
  success: { 200: creativeSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'AD_LIMIT_REACHED'],
})

export const deleteCreative = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
