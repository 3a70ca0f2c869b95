import { z } from 'zod'
import { type Format, FORMATS } from '#contract/formats.ts'
import { READS } from '../tool.ts'
import { agentUrlOf } from './agent-url.ts'
import { defineTask } from './define-task.ts'
import { AdcpError } from './errors.ts'
import { presentFormat, presentTemplate, readFormatRef, TEMPLATE_ID } from './formats.ts'
import { readPage } from './pages.ts'
import { envelopeFields, type FormatRefInput, formatRefSchema, paginationSchema } from './request.ts'

const filters = {
  format_ids: z.array(formatRefSchema).max(100).optional(),
  type: z.string().max(40).optional(),
  asset_types: z.array(z.string().max(40)).max(20).optional(),
  max_width: z.number().optional(),
  max_height: z.number().optional(),
  min_width: z.number().optional(),
  min_height: z.number().optional(),
  is_responsive: z.boolean().optional(),
  name_search: z.string().max(200).optional(),
  wcag_level: z.string().max(10).optional(),
  disclosure_positions: z.unknown().optional(),
  disclosure_persistence: z.unknown().optional(),
  output_format_ids: z.unknown().optional(),
  input_format_ids: z.unknown().optional(),
  include_pricing: z.boolean().optional(),
}

type Filters = z.infer<z.ZodObject<typeof filters>>

export const listFormats = defineTask({
  name: 'list_creative_formats',
  title: 'AdCP: formats',
  description:
    'AdCP: lists the formats of this creative agent, with the assets that each needs and the size of its picture. Any other size is the format display_image with a width and a height.',
  scope: 'read',
  annotations: READS,
  input: z.object({ ...envelopeFields, ...filters, pagination: paginationSchema.optional() }),
  async run({ pagination, ...wanted }, { services }) {
    const agentUrl = agentUrlOf(services.config)
    const rows = FORMATS.filter((format) => isWanted(format, wanted, agentUrl))
    const listed = rows.map((format) => presentFormat(format, agentUrl))
    const all = [...listed, ...(isTemplateWanted(wanted) ? [presentTemplate(agentUrl)] : [])]
    const { page, ...shown } = readPage(all, pagination, 'pagination.cursor')
    return { answer: { formats: page, ...shown }, text: `${page.length} of ${all.length} formats.` }
  },
})

const ASSET_TYPES = ['image', 'text', 'url']

/** Filters that no format of ours passes: nothing here is responsive, and nothing discloses anything by itself. */
function isNoneWanted(wanted: Filters): boolean {
  const { type = 'display', asset_types: types = [], is_responsive: isResponsive } = wanted
  const impossible = [wanted.wcag_level, wanted.disclosure_positions, wanted.disclosure_persistence]
  const routes = [wanted.output_format_ids, wanted.input_format_ids]
  if ([...impossible, ...routes].some((filter) => filter !== undefined)) return true
  return type !== 'display' || isResponsive === true || !types.every((one) => ASSET_TYPES.includes(one))
}

function isWanted(format: Format, wanted: Filters, agentUrl: string): boolean {
  if (isNoneWanted(wanted)) return false
  const { widthPx, heightPx, name } = format
  const { format_ids: ids, name_search: search = '' } = wanted
  const isNamed = ids?.some((ref) => isFormat(ref, format, agentUrl)) ?? true
  const isFitting =
    widthPx <= (wanted.max_width ?? Infinity) &&
    heightPx <= (wanted.max_height ?? Infinity) &&
    widthPx >= (wanted.min_width ?? 0) &&
    heightPx >= (wanted.min_height ?? 0)
  return isNamed && isFitting && name.toLowerCase().includes(search.toLowerCase())
}

function isFormat(ref: FormatRefInput, format: Format, agentUrl: string): boolean {
  try {
    return readFormatRef(ref, { agentUrl, field: 'format_ids' }) === format.id
  } catch (error) {
    if (error instanceof AdcpError) return false
    throw error
  }
}

/** The template has no size and no name of a placement: it is listed if neither is looked for. */
function isTemplateWanted(wanted: Filters): boolean {
  const { format_ids: ids, name_search: search } = wanted
  const sizes = [wanted.max_width, wanted.max_height, wanted.min_width, wanted.min_height]
  if (isNoneWanted(wanted) || search !== undefined || sizes.some((side) => side !== undefined)) return false
  return ids?.some(({ id }) => id === TEMPLATE_ID) ?? true
}
