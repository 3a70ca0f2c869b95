import { type FormatId, FORMATS } from '#contract/formats.ts'
import { z } from 'zod'
import type { ToolContext } from '../tool.ts'
import { agentUrlOf } from './agent-url.ts'
import { AdcpError } from './errors.ts'
import { notSupported, readCapability, readFormatRef } from './formats.ts'
import type { Routing } from './present-manifest.ts'
import { type FormatRefInput, type CreativeManifest, TARGETS_MAX } from './request.ts'

/** Formats that a build asks for, in their order, and whether as one or as a list. */
export interface Targets {
  formats: FormatId[]
  fields: string[]
  routing: Routing
  isList: boolean
}

interface TargetInput {
  target_format_id?: FormatRefInput | undefined
  target_format_ids?: FormatRefInput[] | undefined
  target_capability_id?: string | undefined
  target_capability_ids?: string[] | undefined
}

const SELECTORS = [
  ...(['target_format_id', 'target_format_ids'] as const),
  ...(['target_capability_id', 'target_capability_ids'] as const),
]

/**
 * Reads the targets of a build by its one selector. A lone target_format_id beside another selector does not count: the
 * standard's own runner adds one to every request. Throws INVALID_REQUEST or FORMAT_NOT_SUPPORTED with
 * its path.
 */
export function readTargets(input: TargetInput, { services }: Pick<ToolContext, 'services'>): Targets {
  const named = SELECTORS.filter((name) => input[name] !== undefined)
  const given = named.length === 1 ? named : named.filter((name) => name !== 'target_format_id')
  const [name] = given
  if (name === undefined || given.length > 1) {
    throw new AdcpError('INVALID_REQUEST', `A build has exactly one of ${SELECTORS.join(', ')}.`, {
      field: given[1] ?? 'target_format_id',
    })
  }
  const isList = name.endsWith('s')
  const asked = [input[name]!].flat()
  if (asked.length === 0 || asked.length > TARGETS_MAX) {
    throw new AdcpError('INVALID_REQUEST', `A build has 1 to ${TARGETS_MAX} targets, as many as an ad has pictures.`, {
      field: name,
    })
  }
  const fields = asked.map((_, index) => (isList ? `${name}[${index}]` : name))
  const agentUrl = agentUrlOf(services.config)
  const formats = asked.map((one, index) => {
    const field = fields[index]!
    return typeof one === 'string' ? readCapability(one, field) : readFormatRef(one, { agentUrl, field })
  })
  const twice = formats.findIndex((format, index) => formats.indexOf(format) !== index)
  if (twice >= 0) throw new AdcpError('INVALID_REQUEST', 'A target is named twice.', { field: fields[twice]! })
  return { formats, fields, isList, routing: name.startsWith('target_capability') ? 'capabilities' : 'formats' }
}

interface PreviewInput {
  creative_manifest: CreativeManifest
  format_id?: FormatRefInput | undefined
  target_capability_id?: string | undefined
}

/**
 * Returns the format of a preview: the one that is named, that of the manifest, or the only one that has the size of the
 * manifest's own picture.
 */
export function readPreviewTarget(
  { creative_manifest: manifest, format_id: named, target_capability_id: capability }: PreviewInput,
  { services, path }: Pick<ToolContext, 'services'> & { path: string },
): { format: FormatId; routing: Routing } {
  const agentUrl = agentUrlOf(services.config)
  if (capability !== undefined && named) {
    throw new AdcpError('INVALID_REQUEST', 'A preview has a format_id or a target_capability_id, not both.', {
      field: `${path}format_id`,
    })
  }
  if (capability !== undefined) {
    return { format: readCapability(capability, `${path}target_capability_id`), routing: 'capabilities' }
  }
  if (named) return { format: readFormatRef(named, { agentUrl, field: `${path}format_id` }), routing: 'formats' }
  if (manifest.format_id) {
    const field = `${path}creative_manifest.format_id`
    return { format: readFormatRef(manifest.format_id, { agentUrl, field }), routing: 'formats' }
  }
  return { format: formatOfSize(manifest, `${path}target_capability_id`), routing: 'capabilities' }
}

const sizedSchema = z.looseObject({ width: z.number(), height: z.number() })

/** 3.2 lets an agent choose the route only if there is exactly one: here by the size of the manifest's picture. */
function formatOfSize({ assets }: CreativeManifest, field: string): FormatId {
  const { data: size } = sizedSchema.safeParse(assets['image_main'] ?? assets['image'])
  const fitting = FORMATS.filter(({ widthPx, heightPx }) => widthPx === size?.width && heightPx === size.height)
  const [format] = fitting
  if (fitting.length === 1 && format) return format.id
  const found = fitting.length === 0 ? 'no format has' : 'more than one format has'
  throw notSupported(`Name a target_capability_id: ${found} the size of this picture.`, { field })
}
