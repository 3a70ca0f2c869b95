import { type Format, type FormatId, FORMATS, getFormat } from '#contract/formats.ts'
import { formatsOfSize, sizeName, sizeProblem } from '#contract/sizes.ts'
import { AdcpError } from './errors.ts'

/** A format as the standard names it. */
export interface FormatRef {
  agent_url: string
  id: string
  width?: number | undefined
  height?: number | undefined
}

/** The id of the template that takes any size, which its reference gives. */
export const TEMPLATE_ID = 'display_image'

/**
 * Returns the id by which agents know a format: banners are named by their sizes, as elsewhere in the standard, and
 * placements by our own ids.
 */
export function adcpIdOf(format: Format): string {
  return format.folder === 'google' ? `display_${format.widthPx}x${format.heightPx}` : format.id
}

/** Returns a format's reference: a size without a row is one of the template. */
export function presentFormatRef(id: FormatId, agentUrl: string): FormatRef {
  const row = FORMATS.find((format) => format.id === id)
  if (row) return { agent_url: agentUrl, id: adcpIdOf(row) }
  const { widthPx: width, heightPx: height } = getFormat(id)
  return { agent_url: agentUrl, id: TEMPLATE_ID, width, height }
}

/** Returns the format of a reference. Throws FORMAT_NOT_SUPPORTED with the path of the reference. */
export function readFormatRef(ref: FormatRef, { agentUrl, field }: { agentUrl: string; field: string }): FormatId {
  if (!isOwnAgent(ref.agent_url, agentUrl)) {
    throw notSupported(`Formats of ${hostOf(ref.agent_url)} are not made here: this agent is ${agentUrl}.`, {
      field: `${field}.agent_url`,
    })
  }
  const { width, height } = ref
  if (ref.id !== TEMPLATE_ID) {
    const format = findById(ref.id)
    const isItsSize =
      (width ?? format?.widthPx) === format?.widthPx && (height ?? format?.heightPx) === format?.heightPx
    if (!format || !isItsSize) throw notSupported(unknownFormat(ref.id), { field })
    return format.id
  }
  if (width === undefined || height === undefined) {
    throw notSupported(`The format ${TEMPLATE_ID} needs a width and a height in pixels.`, { field })
  }
  const size = { widthPx: width, heightPx: height }
  const problem = sizeProblem(size)
  if (problem) throw notSupported(problem, { field })
  return formatsOfSize(size)[0]?.id ?? sizeName(size)
}

/** Returns the format of a capability. Throws FORMAT_NOT_SUPPORTED. */
export function readCapability(id: string, field: string): FormatId {
  const format = findById(id)
  if (!format) throw notSupported(unknownFormat(id), { field })
  return format.id
}

function findById(id: string): Format | undefined {
  return FORMATS.find((format) => adcpIdOf(format) === id)
}

/** Returns true for our own address, with or without the path of the endpoint. */
function isOwnAgent(address: string, agentUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, pathname } = new URL(address)
  const own = new URL(agentUrl)
  const path = pathname.replace(/\/$/, '')
  return origin === own.origin && ['', own.pathname.replace(/\/$/, ''), '/mcp'].includes(path)
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'another agent'
}

export function notSupported(message: string, { field }: { field: string }): AdcpError {
  return new AdcpError('FORMAT_NOT_SUPPORTED', message, { field })
}

function unknownFormat(id: string): string {
  return `There is no format "${id.slice(0, 60)}" here: get_adcp_capabilities and list_creative_formats list them.`
}

/** Input assets of every format. The picture is the product's photo; everything else is words, shown as written. */
const ASSETS = [
  { asset_id: 'image', asset_type: 'image', required: true, asset_role: 'product_photo' },
  { asset_id: 'headline', asset_type: 'text', required: true, asset_role: 'headline' },
  { asset_id: 'product_name', asset_type: 'text', required: false, asset_role: 'product_name' },
  { asset_id: 'description', asset_type: 'text', required: false, asset_role: 'description' },
  { asset_id: 'price', asset_type: 'text', required: false, asset_role: 'price' },
  { asset_id: 'offer', asset_type: 'text', required: false, asset_role: 'offer' },
  { asset_id: 'cta', asset_type: 'text', required: false, asset_role: 'call_to_action' },
  { asset_id: 'legal_line', asset_type: 'text', required: false, asset_role: 'disclaimer' },
  { asset_id: 'click_url', asset_type: 'url', required: false, asset_role: 'clickthrough' },
] as const

const SHARED = { type: 'display', assets: ASSETS.map((asset) => ({ item_type: 'individual', ...asset })) }

/** Returns the standard's definition of a format. */
export function presentFormat(format: Format, agentUrl: string) {
  const { name, description, widthPx: width, heightPx: height } = format
  return {
    format_id: presentFormatRef(format.id, agentUrl),
    name,
    description: `${description}: one finished JPEG of ${width}x${height} pixels, at most ${kilobytes(format)} KB.`,
    renders: [{ role: 'primary', dimensions: { width, height } }],
    ...SHARED,
  }
}

/** Returns the definition of the template for all other sizes. */
export function presentTemplate(agentUrl: string) {
  return {
    format_id: { agent_url: agentUrl, id: TEMPLATE_ID },
    name: 'Any size',
    description: 'One finished JPEG in the size of the format_id: sides of 50 to 2400 pixels, at most 12:1 or 1:6.',
    accepts_parameters: ['dimensions'],
    renders: [{ role: 'primary', parameters_from_format_id: true }],
    ...SHARED,
  }
}

/** Slots of the standard's canonical picture, as this agent fills it. */
const SLOTS = [
  { asset_group_id: 'image_main', asset_type: 'image', required: true },
  { asset_group_id: 'headline', asset_type: 'text', required: true },
  { asset_group_id: 'body_text', asset_type: 'text', required: false },
  { asset_group_id: 'cta', asset_type: 'text', required: false },
  { asset_group_id: 'landing_page_url', asset_type: 'url', required: false },
]

/** Returns what 3.2 calls a capability: a canonical format with its route. */
export function presentCapability(format: Format, agentUrl: string) {
  return {
    capability_id: adcpIdOf(format),
    operations: ['build', 'preview'],
    format: {
      format_kind: 'image',
      display_name: format.name,
      v1_format_ref: [presentFormatRef(format.id, agentUrl)],
      params: {
        width: format.widthPx,
        height: format.heightPx,
        max_file_size_kb: kilobytes(format),
        image_formats: ['jpg'],
        composition_model: 'deterministic',
        slots: SLOTS,
      },
    },
  }
}

function kilobytes({ maxBytes }: Format): number {
  return Math.floor(maxBytes / 1000)
}
