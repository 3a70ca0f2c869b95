import type { FastifyInstance, FastifyReply } from 'fastify'
import * as contract from '#contract/ads/brand/brand.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import { acceptUploads } from '#server/pictures/images/accept-uploads.ts'
import { readUpload } from '#server/pictures/images/read-upload.ts'
import type { Services } from '#server/services.ts'
import { createBrand } from './create-brand.ts'
import { deleteBrand } from './delete-brand.ts'
import { deleteFont } from './delete-font.ts'
import { getOwnBrand } from './get-brand.ts'
import { presentBrand, presentBrands } from './present.ts'
import { readFontForm } from './read-font-form.ts'
import { saveBrand } from './save-brand.ts'
import { type BrandRow, brandOf, listBrandRows, readBrand } from './store.ts'
import { requireFontPlace, uploadFont } from './upload-font.ts'
import { uploadLogo } from './upload-logo.ts'
import { readBrandVersion, brandVersionOf } from './version.ts'

export async function brandRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await acceptUploads(app)
  const { db } = services

  route(app, contract.getBrandCall, async (request, reply) => {
    const brand = await readBrand(db, requireUser(request).id)
    reply.header('etag', brandVersionOf(brand))
    return brand
  })

  route(app, contract.saveBrandCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const version = readBrandVersion(request.headers['if-match'])
    const brand = brandOf(await saveBrand(services, { userId, body: request.body, version }))
    reply.header('etag', brandVersionOf(brand))
    return brand
  })

  const answer = (reply: FastifyReply, userId: string, row: BrandRow) => {
    reply.header('etag', brandVersionOf(brandOf(row)))
    return presentBrand(services, userId, row)
  }

  route(app, contract.listBrandsCall, async (request) => {
    const { id: userId } = requireUser(request)
    return presentBrands(services, userId, await listBrandRows(db, userId))
  })

  route(app, contract.createBrandCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    return answer(reply, userId, await createBrand(services, userId, request.body))
  })

  route(app, contract.getBrandByIdCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    return answer(reply, userId, await getOwnBrand(db, userId, request.params.id))
  })

  route(app, contract.saveBrandByIdCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const version = readBrandVersion(request.headers['if-match'])
    return answer(
      reply,
      userId,
      await saveBrand(services, { userId, id: request.params.id, body: request.body, version }),
    )
  })

  route(app, contract.deleteBrandCall, (request) => deleteBrand(services, requireUser(request).id, request.params.id))

  route(app, contract.uploadFontCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const { id, slot } = request.params
    await requireFontPlace(services, { userId, id })
    await using folder = await services.temporary.open()
    const file = await readFontForm(request, folder.path)
    // The folder has to exist until the file has been read.
    return await answer(
      reply,
      userId,
      await uploadFont(services, { userId, id, slot, file, signal: clientGone(reply) }),
    )
  })

  route(app, contract.deleteFontCall, (request) =>
    deleteFont(services, { userId: requireUser(request).id, ...request.params }),
  )

  route(app, contract.uploadLogoCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    await using folder = await services.temporary.open()
    const { pictures } = await readUpload(services, folder.path, { request, reply, filesMax: 1 })
    // The folder has to exist until the picture has been read.
    return await uploadLogo(services, { userId, picture: pictures[0]!, signal: clientGone(reply) })
  })
}
