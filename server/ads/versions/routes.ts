import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ads/variant.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { keptSince } from '#server/ads/generation/kept-versions.ts'
import { presentVariant, presentVariants } from '#server/ads/variants/present.ts'
import { listReplacedVariants, listShownVariants } from '#server/ads/variants/store.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { deleteVariant } from './delete-variant.ts'
import { presentPreviousVariant } from './present.ts'
import { restoreVersion } from './restore-version.ts'

export async function versionsRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
): Promise<void> {
  route(app, contract.listVariantsCall, async (request) => {
    const creative = await getOwnCreative(services.db, requireUser(request).id, request.params.id)
    return presentVariants(await listShownVariants(services.db, [creative.id]), creative)
  })

  route(app, contract.deleteVariantCall, (request) => {
    const { id: creativeId, variantId } = request.params
    return deleteVariant(services, { userId: requireUser(request).id, creativeId, variantId })
  })

  route(app, contract.listPreviousVariantsCall, async (request) => {
    const creative = await getOwnCreative(services.db, requireUser(request).id, request.params.id)
    const since = keptSince(services.now())
    const replaced = await listReplacedVariants(services.db, creative.id, since)
    return Promise.all(replaced.map((row) => presentPreviousVariant(row, creative)))
  })

  route(app, contract.restoreVariantCall, async (request) => {
    const { id: creativeId, variantId } = request.params
    const { restored, creative } = await restoreVersion(services, {
      userId: requireUser(request).id,
      creativeId,
      variantId,
    })
    return presentVariant(restored, creative)
  })
}
