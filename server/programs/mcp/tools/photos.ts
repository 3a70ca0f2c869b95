import { z } from 'zod'
import { getCreativeCall, updateCreativeCall } from '#contract/ads/creative.ts'
import { imageEntrySchema, uploadImagesCall } from '#contract/pictures/image.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { PICTURE } from '#server/platform/internet/guarded-fetch.ts'
import { BASE64_PHOTO_MAX_BYTES } from '../limits.ts'
import { ADDS, defineTool, keyField, type ToolContext } from '../tool.ts'

const BASE64_MAX = Math.ceil(BASE64_PHOTO_MAX_BYTES / 3) * 4

const uploadPhoto = defineTool({
  name: 'upload_photo',
  title: 'Add a photo',
  description:
    'Adds a photo of the product to an ad: from a public https address, or as base64. The first photo of an ad leads its pictures. JPEG, PNG, WebP, AVIF, HEIC and GIF are read; the larger and calmer the photo, the better. It costs nothing.',
  scope: 'make',
  annotations: { ...ADDS, openWorldHint: true },
  input: z.object({
    adId: z.uuid().describe('The id of the ad.'),
    address: z.url().max(2_000).optional().describe('Public https address of the photo. Give this or base64.'),
    base64: z
      .string()
      .max(BASE64_MAX, 'A photo in base64 is at most 5 MB: give a larger one by its address.')
      .optional()
      .describe('The bytes of the photo in base64, at most 5 MB. Give this or address.'),
    name: z.string().min(1).max(200).default('photo').describe('A file name, by which people know the photo.'),
    ...keyField,
  }),
  output: z.object({ photo: imageEntrySchema, photos: z.array(imageEntrySchema), version: z.string() }),
  async run({ adId, name, idempotencyKey: key, ...source }, context) {
    const { call } = context
    // Read first: nothing is fetched for an ad that is somebody else's.
    const { result: ad, version } = await call(getCreativeCall, { params: { id: adId } })
    const form = new FormData()
    form.append('images', new Blob([await readSource(source, context)]), name)
    const { result: uploaded } = await call(uploadImagesCall, { query: { adId }, form, key })
    const photo = uploaded[0]!
    // A repeat with the same key may have added it already.
    const isThere = ad.productImages.some(({ url }) => url === photo.url)
    const productImages = isThere ? ad.productImages : [...ad.productImages, photo]
    const written = await call(updateCreativeCall, { params: { id: adId }, body: { productImages }, version })
    const photos = written.result.productImages
    return {
      result: { photo, photos, version: written.version ?? '' },
      text: `Added the photo; the ad has ${photos.length === 1 ? 'one photo' : `${photos.length} photos`}.`,
    }
  },
})

async function readSource(
  { address, base64 }: { address?: string | undefined; base64?: string | undefined },
  { services, signal, countChange }: ToolContext,
): Promise<Uint8Array<ArrayBuffer>> {
  if ((address === undefined) === (base64 === undefined)) {
    throw new AppError('VALIDATION_FAILED', 'Please give the photo either by its address or as base64.', 'address')
  }
  if (base64 !== undefined) return new Uint8Array(Buffer.from(base64, 'base64'))
  // Counted first: a limit of programs is a limit of what they have us fetch.
  await countChange()
  const { bytes } = await services.fetch(address!, PICTURE, signal)
  return new Uint8Array(bytes)
}

export const PHOTO_TOOLS = [uploadPhoto]
