import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { DIGITAL_SOURCES } from './digital-source.ts'
import { FORMAT_IDS } from './formats.ts'
import { findingSchema } from './report.ts'

export const variantSchema = z.object({
  id: z.uuid(),
  adId: z.uuid(),
  format: z.enum(FORMAT_IDS),
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
