import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/catalogue/product-page.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import type { Services } from '#server/services.ts'
import { readProductPage } from './read-product-page.ts'
import { savePagePhotos } from './save-page-photos.ts'

export async function productPagesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.readProductPageCall, (request, reply) =>
    readProductPage(services, {
      userId: requireUser(request).id,
      typed: request.body.address,
      signal: clientGone(reply),
    }),
  )

  route(app, contract.importPagePhotosCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const entries = await savePagePhotos(services, { ...request.body, userId, signal: clientGone(reply) })
    const photos = entries.flatMap(({ url }) => readImageId(url) ?? []).map((id) => ({ id, userId }))
    // The answer does not wait for the studies.
    reply.raw.once('close', () => services.studies.begin(photos))
    return entries
  })
}
