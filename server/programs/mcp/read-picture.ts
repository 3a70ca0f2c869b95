import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/server'
import { readImage } from '#server/pictures/images/read-image.ts'
import type { Services } from '#server/services.ts'
import type { AgentPicture } from './present-picture.ts'
import { PICTURE_TEMPLATE } from './picture-uri.ts'
import type { ToolContext } from './tool.ts'

/** A client shows a handful of pictures; the rest are links. */
const THUMBNAILS_MAX = 6

/** Reads a picture of the user as a resource. Throws NOT_FOUND, and NOT_OWNER for another user's. */
export async function readPicture(
  services: Pick<Services, 'db' | 'storage'>,
  { userId, imageId, uri }: { userId: string; imageId: string; uri: string },
): Promise<ReadResourceResult> {
  const { bytes, contentType } = await readImage(services, { userId, imageId, thumbnail: false })
  return { contents: [{ uri, mimeType: contentType, blob: Buffer.from(bytes).toString('base64') }] }
}

/** Reads small images of pictures, to be looked at by a model. */
export async function readThumbnails(
  { services, program }: Pick<ToolContext, 'services' | 'program'>,
  pictures: readonly AgentPicture[],
): Promise<CallToolResult['content']> {
  const images: CallToolResult['content'] = []
  for (const { resource } of pictures.slice(0, THUMBNAILS_MAX)) {
    const imageId = resource.slice(PICTURE_TEMPLATE.indexOf('{'))
    const { bytes, contentType } = await readImage(services, { userId: program.userId, imageId, thumbnail: true })
    images.push({ type: 'image', mimeType: contentType, data: Buffer.from(bytes).toString('base64') })
  }
  return images
}
