import type { CallToolResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { isReadyToUpload } from '#contract/ads/ready-to-upload.ts'
import { type Variant, variantSchema } from '#contract/ads/variant.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { pictureUri } from './picture-uri.ts'

/** A finished picture as tools answer it. */
export const pictureSchema = variantSchema
  .pick({ id: true, format: true, width: true, height: true, createdAt: true })
  .extend({
    /** Address of the file, for a program with an API token of the scope read, or a signed-in browser. */
    url: z.string(),
    /** The same file as a resource of this server. */
    resource: z.string(),
    /** Nothing prevents an upload to an ad platform; check_picture says more. */
    readyToUpload: z.boolean(),
    /** The sentences that say how it differs from the ad as it is now; empty if it does not. */
    outOfDate: z.array(z.string()),
  })

export type AgentPicture = z.infer<typeof pictureSchema>

export function presentPicture(variant: Variant, publicUrl: string): AgentPicture {
  const { id, format, width, height, createdAt, imageUrl, findings, stale = [] } = variant
  return {
    id,
    format,
    width,
    height,
    createdAt,
    url: publicUrl + imageUrl,
    resource: pictureUri(readImageId(imageUrl)!),
    readyToUpload: isReadyToUpload(findings),
    outOfDate: stale.map(({ message }) => message),
  }
}

/** Makes a link to a picture, which a client may open as a resource. */
export function linkPicture({ resource, format, width, height }: AgentPicture): CallToolResult['content'][number] {
  const name = `${format} (${width}x${height})`
  return { type: 'resource_link', uri: resource, name, mimeType: 'image/jpeg' }
}
