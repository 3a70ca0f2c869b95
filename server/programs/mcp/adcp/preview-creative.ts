import { z } from 'zod'
import { SETTLED_AFTER_MS } from '#server/pictures/images/delete-objects.ts'
import { addOrphans } from '#server/pictures/images/store.ts'
import { writePicture } from '#server/pictures/images/store-picture.ts'
import { prepareAd } from '#server/pictures/images/prepare-ad.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { getFormat } from '#contract/formats.ts'
import { READS, type ToolContext } from '../tool.ts'
import { defineTask } from './define-task.ts'
import { AdcpError, presentAdcpError } from './errors.ts'
import { getLibraryCreative } from './library.ts'
import { paintBrief, type PaintedFormat, prepareBrief } from './paint-brief.ts'
import { linkOf } from './picture-links.ts'
import { writeAltText } from './present-manifest.ts'
import { presentPreviews } from './present-preview.ts'
import { readBrief } from './read-brief.ts'
import { envelopeFields, previewFields, TARGETS_MAX } from './request.ts'
import { readPreviewTarget } from './targets.ts'

/** Time for which a preview can be fetched. */
export const PREVIEW_MS = 24 * 60 * 60 * 1000

const itemSchema = z.looseObject(previewFields)
type PreviewItem = z.infer<typeof itemSchema>

export const previewCreative = defineTask({
  name: 'preview_creative',
  title: 'AdCP: preview',
  description:
    'AdCP: paints a manifest as build_creative would, to the byte, and keeps nothing in the account. The address of each preview is the finished file; it can be fetched for a day. It costs nothing.',
  scope: 'make',
  annotations: { ...READS, openWorldHint: true },
  input: z.object({
    ...envelopeFields,
    ...previewFields,
    request_type: z.enum(['single', 'batch', 'variant']).default('single'),
    requests: z.array(itemSchema).max(50).optional(),
    variant_id: z.string().max(200).optional(),
    allow_async: z.boolean().optional(),
    push_notification_config: z.looseObject({}).optional(),
  }),
  async run(input, context) {
    if (input.push_notification_config) {
      throw unsupported('Previews are answered at once, and notify nobody.', 'push_notification_config')
    }
    if (input.request_type === 'variant') {
      throw unsupported('Nothing is delivered here, so there are no variants of a delivery.', 'request_type')
    }
    if (input.request_type === 'batch') return previewMany(input, context)
    const { previews, expiresAt } = await preview(input, { path: '', context })
    return {
      answer: {
        response_type: 'single',
        previews,
        // A draft is the finished picture, too.
        ...(input.quality && { quality_used: 'production' }),
        expires_at: expiresAt.toISOString(),
      },
      text: 'The preview is the finished picture: build_creative gives the same bytes.',
    }
  },
})

function unsupported(message: string, field: string): AdcpError {
  return new AdcpError('UNSUPPORTED_FEATURE', message, { field })
}

type BatchInput = PreviewItem & { requests?: PreviewItem[] | undefined }

/** Previews each of a batch by itself, in its order: one that fails does not fail the others. */
async function previewMany({ requests, ...defaults }: BatchInput, context: ToolContext) {
  if (!requests || requests.length === 0 || requests.length > TARGETS_MAX) {
    throw new AdcpError('INVALID_REQUEST', `A batch has 1 to ${TARGETS_MAX} requests.`, { field: 'requests' })
  }
  const { target_capability_id, format_id, quality, output_format } = defaults
  const results: object[] = []
  for (const [index, item] of requests.entries()) {
    const path = `requests[${index}].`
    const isRouted = item.target_capability_id !== undefined || item.format_id !== undefined
    const asked = { quality, output_format, ...(!isRouted && { target_capability_id, format_id }), ...item }
    const creative_id = item.creative_id ?? `requests[${index}]`
    try {
      const { previews, expiresAt } = await preview(asked, { path, context })
      const used = asked.quality && { quality_used: 'production' }
      const response = { previews, expires_at: expiresAt.toISOString() }
      results.push({ success: true, creative_id, ...used, response })
    } catch (error) {
      context.signal.throwIfAborted()
      results.push({ success: false, creative_id, errors: [presentAdcpError(error, context)] })
    }
  }
  return { answer: { response_type: 'batch', results }, text: `${results.length} previews, each by itself.` }
}

interface PreviewOptions {
  /** Path of the request, for its errors. */
  path: string
  context: ToolContext
}

async function preview(asked: PreviewItem, { path, context }: PreviewOptions) {
  const { services, secrets } = context
  const expiresAt = new Date(services.now().getTime() + PREVIEW_MS)
  const { creative_manifest: manifest, creative_id: creativeId, inputs = [], output_format: output = 'url' } = asked
  if ((manifest === undefined) === (creativeId === undefined)) {
    throw new AdcpError('INVALID_REQUEST', 'A preview has a creative_manifest or a creative_id.', {
      field: `${path}creative_manifest`,
    })
  }
  const link = (imageId: string) => linkOf(services.config.publicUrl, secrets, { imageId, expiresAt })
  if (!manifest) {
    const { row, picture } = await getLibraryCreative(creativeId!, `${path}creative_id`, context)
    const url = link(readImageId(row.imageUrl)!)
    const shown = { format: row.format, url, expiresAt, altText: await writeAltText(picture) }
    return { previews: presentPreviews(shown, { id: row.id, output, inputs }), expiresAt }
  }
  const { format } = readPreviewTarget({ ...asked, creative_manifest: manifest }, { services, path })
  const brief = await readBrief(manifest, { field: `${path}creative_manifest` }, context)
  await using folder = await services.temporary.open()
  const prepared = await prepareBrief(brief, folder.path, context)
  const painted = await paintBrief(prepared, format, context)
  const imageId = await storePreview(painted, expiresAt, context)
  const altText = await writeAltText({ layout: painted.ad.layout, productName: brief.fields.productName })
  const shown = { format, url: link(imageId), expiresAt, sha256: painted.sha256, altText }
  return { previews: presentPreviews(shown, { id: imageId, output, inputs }), expiresAt }
}

/**
 * Stores a preview as bytes that belong to nobody: no row, no ad, no place of the plan. They are recorded as left behind at
 * the end of their day, so that the nightly sweep deletes them.
 */
async function storePreview(
  { format, ad }: PaintedFormat,
  expiresAt: Date,
  { services }: Pick<ToolContext, 'services'>,
): Promise<string> {
  await services.storage.requireRoom()
  const imageId = services.newId()
  await addOrphans(services.db, [imageId], new Date(expiresAt.getTime() - SETTLED_AFTER_MS))
  await writePicture(services, imageId, await prepareAd(ad.jpeg, getFormat(format)))
  return imageId
}
