import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
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
