import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { DIGITAL_SOURCES } from '../pictures/digital-source.ts'
import { dialsSchema } from './dial-schemas.ts'
import { formatIdSchema } from '../format-id.ts'
import { CUT_OUTS } from '../pictures/image.ts'
import { logoSchema } from '../pictures/logo.ts'
import { boxSchema, findingSchema } from './report.ts'
import { COLOR_ROLES, WORD_PARTS } from '../word-parts.ts'

/**
 * The origin of a text on a picture: a field of the ad, a line of its description, the user's own `words`, the studio's
 * phrases, or a model.
 */
export const wordSourceSchema = z.object({
  from: z.enum(['field', 'description', 'words', 'studio', 'model']),
  /** The field, if it is from one. */
  field: z
    .enum(['productName', 'productPrice', 'productDiscount', 'taglines', 'callToAction', 'webAddress', 'legalLine'])
    .optional(),
  /** Index of the tagline, from 0. */
  index: z.number().int().min(0).optional(),
})

export type WordSource = z.infer<typeof wordSourceSchema>

/** The parts of a picture that may be changed. */
export const shownSchema = z.object({
  words: z.array(
    z.object({
      part: z.enum(WORD_PARTS),
      /** The part to be changed instead of a headline that is the name, the price or the badge of the ad. */
      says: z.enum(WORD_PARTS).optional(),
      /** It was changed on this picture alone, and stays when the ad changes. */
      onlyHere: z.literal(true).optional(),
      text: z.string(),
      /** Its place on the picture. */
      box: boxSchema,
      source: wordSourceSchema,
    }),
  ),
  /**
   * The visible colors, as hex; empty for a role that the picture is not painted with, so that changing it has no
   * effect.
   */
  colors: z.record(z.enum(COLOR_ROLES), z.string()),
  /** The url of the hero photo. */
  hero: z.string(),
  cutOut: z.enum(CUT_OUTS),
  /** The dials as painted: those that its format has no room for are left out. */
  dials: dialsSchema,
  /** The logo that it was given, even if the format has no room for it. */
  logo: logoSchema.nullable(),
})

export type Shown = z.infer<typeof shownSchema>

/** One way in which a picture no longer matches its ad. */
export const staleSchema = z.object({
  what: z.enum(['words', 'photo', 'cutOut', 'logo', 'look', 'palette']),
  /** The part, if words differ. Left out for the points of a list. */
  part: z.enum(WORD_PARTS).optional(),
  /** The difference in words for the user. */
  message: z.string(),
  /**
   * The change that brings the picture up to date free of charge, sent as `changes` of a change of the ad; left out if
   * the format can only be made again, for its cost.
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
  /** The inspection's findings, for "Ready to upload". */
  findings: z.array(findingSchema),
  /** The declaration of its making in its file, in IPTC's terms. */
  digitalSource: z.enum(DIGITAL_SOURCES),
  /** One sentence for the user if a model failed and the built-in studio replaced it. */
  notice: z.string().optional(),
  /** Left out for pictures that are older than this field: those cannot be changed, only made again. */
  shown: shownSchema.optional(),
  /** Its differences from the current ad; left out if it does not. */
  stale: z.array(staleSchema).optional(),
})

export type Variant = z.infer<typeof variantSchema>

export const listVariantsCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/variants',
  scope: 'read',
  params: idParams,
  success: { 200: z.array(variantSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const deleteVariantCall = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/variants/:variantId',
  scope: 'make',
  params: idParams.extend({ variantId: z.uuid() }),
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** A version that Regenerate replaced; it can be restored, free of charge, until `keptUntil`. */
export const previousVariantSchema = variantSchema.extend({ replacedAt: z.iso.datetime(), keptUntil: z.iso.datetime() })

export type PreviousVariant = z.infer<typeof previousVariantSchema>

/** Every replaced version of the ad that is still kept, in all formats, newest first. */
export const listPreviousVariantsCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/variants/previous',
  scope: 'read',
  params: idParams,
  success: { 200: z.array(previousVariantSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Makes a replaced version the current one of its format again; the version that it replaces is kept in turn. */
export const restoreVariantCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/variants/:variantId/restore',
  scope: 'make',
  idempotent: true,
  params: idParams.extend({ variantId: z.uuid() }),
  success: { 200: variantSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})
