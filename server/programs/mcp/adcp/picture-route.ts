import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/http/app-error.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { findImage } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import { isSuspended } from '#server/programs/webhooks/store.ts'
import { ADCP_PICTURE_PATH, openLink, type PictureLink } from './picture-links.ts'

/** The picture alone, in a page or a frame of any site: it runs nothing. */
const ANYWHERE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

const GONE = 'There is no such picture, or its address has expired.'

/** Registers the address of pictures that agents have made: it shows the picture to everybody who has it, and nothing else. */
export function adcpPictureRoute(
  app: FastifyInstance,
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  secrets: readonly string[],
): void {
  app.get<{ Params: { file: string } }>(
    ADCP_PICTURE_PATH,
    { config: { scope: 'any' }, schema: { params: z.object({ file: z.string().max(200) }) } },
    async (request, reply) => {
      const link = openLink(request.params.file, secrets, now())
      const bytes = link && (await isServed(db, link)) ? await storage.get(imageKey(link.imageId)) : undefined
      if (!bytes) throw new AppError('NOT_FOUND', GONE)
      reply.headers({ ...ANYWHERE, 'cache-control': cacheFor(link!.expiresAt, now()) }).removeHeader('x-frame-options')
      return reply.type('image/jpeg').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}

/**
 * Returns true for a preview, which has no row, and for a picture of an ad as long as that exists and its owner is not
 * suspended.
 */
async function isServed(db: Services['db'], { imageId, expiresAt }: PictureLink): Promise<boolean> {
  const image = await findImage(db, imageId)
  return image ? !(await isSuspended(db, image.userId)) : expiresAt !== undefined
}

function cacheFor(expiresAt: Date | undefined, now: Date): string {
  if (!expiresAt) return 'public, max-age=86400'
  return `private, max-age=${Math.floor((expiresAt.getTime() - now.getTime()) / 1000)}`
}
