import { z } from 'zod'

/**
 * The parts of the standard's requests that this agent reads. Clients drop what a tool's schema does not declare, so every
 * field of a request is named here, also those that are only refused; what is inside them is checked where it is read.
 */

const loose = z.looseObject({})
const text = z.string().max(200)

export type FormatRefInput = z.infer<typeof formatRefSchema>

export const formatRefSchema = z.looseObject({
  agent_url: z.string().max(2_000),
  id: text,
  width: z.number().optional(),
  height: z.number().optional(),
})

export const brandRefSchema = z.looseObject({ domain: z.string().max(253) })

export type BrandRef = z.infer<typeof brandRefSchema>

export const manifestSchema = z.looseObject({
  format_id: formatRefSchema.optional(),
  format_kind: text.optional(),
  format_option_ref: loose.optional(),
  assets: z.record(z.string().max(60), z.unknown()).default({}),
  brand: brandRefSchema.optional(),
  provenance: loose.optional(),
})

export type CreativeManifest = z.infer<typeof manifestSchema>

/** Fields that every request of the standard may have. */
export const envelopeFields = {
  adcp_version: z.string().max(40).optional().describe('The release of AdCP that the caller speaks, such as 3.1.'),
  adcp_major_version: z.number().optional(),
  account: loose.optional().describe('Who pays, for the caller’s own records: the token decides on the account.'),
  context: loose.optional().describe('Returned unchanged.'),
  ext: loose.optional(),
}

const idempotencyKey = z.string().min(16).max(255)

/** Fields of requests that are answered once for each key. */
export const keyFields = {
  idempotency_key: idempotencyKey.optional().describe('A new UUID for each request: a repeat gets the same answer.'),
}

const capabilityId = text.describe('A capability_id of get_adcp_capabilities, for example display_300x250.')

/** The most targets of one request, and the most pictures that an ad has. */
export const TARGETS_MAX = 20

export const targetFields = {
  target_format_id: formatRefSchema.optional().describe('A format of list_creative_formats (3.0, 3.1).'),
  target_format_ids: z.array(formatRefSchema).max(50).optional(),
  target_capability_id: capabilityId.optional(),
  target_capability_ids: z.array(capabilityId).max(50).optional(),
}

export const outputFormat = z.enum(['url', 'html', 'both'])

export const quality = z.enum(['draft', 'production'])

/** The fields of a preview, alone or as one of many. */
export const previewFields = {
  creative_manifest: manifestSchema.optional(),
  creative_id: text.optional(),
  format_id: formatRefSchema.optional(),
  target_capability_id: capabilityId.optional(),
  inputs: z.array(loose).max(20).optional(),
  template_id: text.optional(),
  quality: quality.optional(),
  output_format: outputFormat.optional(),
  item_limit: z.number().optional(),
}

export const paginationSchema = z.looseObject({
  max_results: z.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
})

/** An answer of the standard: whatever its task adds to the envelope. */
export const adcpAnswerSchema = z.looseObject({
  status: z.string(),
  adcp_version: z.string(),
  context: loose.optional(),
})
