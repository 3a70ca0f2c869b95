import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/brand.ts'
import { clientGone } from '../http/client-gone.ts'
import { requireUser } from '../http/require-user.ts'
import { route } from '../http/route.ts'
import { acceptUploads, takeUpload } from '../images/accept-uploads.ts'
import type { Services } from '../services.ts'
import { saveBrand } from './save-brand.ts'
import { readBrand } from './store.ts'
import { uploadLogo } from './upload-logo.ts'
import { readVersion, versionOf } from './version.ts'

export async function brandRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await acceptUploads(app)

  route(app, contract.getBrand, async (request, reply) => {
    const brand = await readBrand(services.db, requireUser(request).id)
    reply.header('etag', versionOf(brand))
    return brand
  })

  route(app, contract.saveBrand, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const version = readVersion(request.headers['if-match'])
    const brand = await saveBrand(services, { userId, body: request.body, version })
    reply.header('etag', versionOf(brand))
    return brand
  })

  route(app, contract.uploadLogo, async (request, reply) => {
    const { id: userId } = requireUser(request)
    await using folder = await services.temporary.open()
    const { pictures } = await takeUpload(services, folder.path, { request, reply, filesMax: 1 })
    // The folder stands until the picture has been read.
    return await uploadLogo(services, { userId, picture: pictures[0]!, signal: clientGone(reply) })
  })
}
