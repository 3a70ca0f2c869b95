import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { DIGITAL_SOURCES } from './digital-source.ts'
import { dialsSchema } from './dial-schemas.ts'
import { formatIdSchema } from './format-id.ts'
import { CUT_OUTS } from './image.ts'
import { logoSchema } from './logo.ts'
import { boxSchema, findingSchema } from './report.ts'
import { COLOR_ROLES, WORD_PARTS } from './word-parts.ts'

/** Where a text on a picture came from: a field of the ad, a line of its description, her own `words`, the studio's phrases, or a model. */
export const wordSourceSchema = z.object({
  from: z.enum(['field', 'description', 'words', 'studio', 'model']),
  /** Of a field. */
  field: z
    .enum(['productName', 'productPrice', 'productDiscount', 'taglines', 'callToAction', 'webAddress', 'legalLine'])
    .optional(),
  /** Which of the taglines, from 0. */
  index: z.number().int().min(0).optional(),
})

export type WordSource = z.infer<typeof wordSourceSchema>

/** What a picture shows of what may be changed on it. */
export const shownSchema = z.object({
  words: z.array(
    z.object({
      part: z.enum(WORD_PARTS),
      /** Of a headline that is the name, the price or the badge of the ad: this part is to be changed in its place. */
      says: z.enum(WORD_PARTS).optional(),
      /** It was changed on this picture alone, and stays when the ad says something else. */
      onlyHere: z.literal(true).optional(),
      text: z.string(),
      /** Its place on the picture. */
      box: boxSchema,
      source: wordSourceSchema,
    }),
  ),
  /** As they are seen, as hex; empty where the picture is not painted with it, and nothing is changed by changing it. */
  colors: z.record(z.enum(COLOR_ROLES), z.string()),
  /** The url of the photo that leads. */
  hero: z.string(),
  cutOut: z.enum(CUT_OUTS),
  /** As it was painted: those that its format has no room for are not among them. */
  dials: dialsSchema,
  /** The one that it was given: a format may have had no room for it. */
  logo: logoSchema.nullable(),
})

export type Shown = z.infer<typeof shownSchema>

/** One way in which a picture no longer shows what the ad says. */
export const staleSchema = z.object({
  what: z.enum(['words', 'photo', 'cutOut', 'logo', 'look', 'palette']),
  /** Of words: which ones. Left out for the points of a list. */
  part: z.enum(WORD_PARTS).optional(),
  /** What is different, for the person. */
  message: z.string(),
  /**
   * What brings the picture up to date for nothing, to be sent as `changes` of a change of the ad; left out where the format can only
   * be made anew, for its cost.
   */
  changes: z
    .object({
      words: z.partialRecord(z.enum(WORD_PARTS), z.string().nullable()).optional(),
      hero: z.string().optional(),
      cutOut: z.enum(CUT_OUTS).optional(),
      logo: logoSchema.nullable().optional(),
      customColors: z.literal(true).optional(),
    })
    .optional(),
})

export type Stale = z.infer<typeof staleSchema>

export const variantSchema = z.object({
  id: z.uuid(),
  adId: z.uuid(),
  format: formatIdSchema,
  width: z.number().int(),
  height: z.number().int(),
  imageUrl: z.string(),
  createdAt: z.iso.datetime(),
  /** What the inspection found, for "Ready to upload". */
  findings: z.array(findingSchema),
  /** What its file says of how it was made, in IPTC's terms. */
  digitalSource: z.enum(DIGITAL_SOURCES),
  /** One sentence for the person where a model failed and the built-in studio took its place. */
  notice: z.string().optional(),
  /** Left out for pictures from before this was kept: those cannot be changed, only made anew. */
  shown: shownSchema.optional(),
  /** How it differs from what the ad says by now; left out where it does not. */
  stale: z.array(staleSchema).optional(),
})

export type Variant = z.infer<typeof variantSchema>

export const listVariants = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/variants',
  params: idParams,
  success: { 200: z.array(variantSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const deleteVariant = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/variants/:variantId',
  params: idParams.extend({ variantId: z.uuid() }),
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** A version that Regenerate replaced; it can be brought back, free, until `keptUntil`. */
export const previousVariantSchema = variantSchema.extend({ replacedAt: z.iso.datetime(), keptUntil: z.iso.datetime() })

export type PreviousVariant = z.infer<typeof previousVariantSchema>

/** Every replaced version of the ad that is still kept, in all formats, newest first. */
export const listPreviousVariants = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/variants/previous',
  params: idParams,
  success: { 200: z.array(previousVariantSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Makes a replaced version the current one of its format again; the one that it takes the place of is kept as it was. */
export const restoreVariant = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/variants/:variantId/restore',
  params: idParams.extend({ variantId: z.uuid() }),
  success: { 200: variantSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})
