import type { FastifyInstance } from 'fastify'
import { COMPARED_PICTURES_MAX } from '#contract/ads/distance.ts'
import { comparePicturesCall, compareTestCall } from '#contract/ads/likeness.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { Sketching } from '#server/ads/suggestions/sketching.ts'
import { answerWhenFree } from '#server/pictures/checker/answer-when-free.ts'
import type { Checker } from '#server/pictures/checker/open-checker.ts'
import { receivePictures } from '#server/pictures/checker/receive-picture.ts'
import { acceptUploads } from '#server/pictures/images/accept-uploads.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { compareTest } from './compare-test.ts'
import { compareUploads } from './compare-uploads.ts'

/** Registers how different an ad is from the others of its test, and from pictures that already run. */
export async function likenessRoutes(
  app: FastifyInstance,
  services: Services,
  { checker, sketching }: { checker: Checker; sketching: Sketching },
): Promise<void> {
  await acceptUploads(app)

  route(app, compareTestCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const options = { userId, creativeId: request.params.id, signal: clientGone(reply) }
    return { ads: await answerWhenFree(reply, compareTest({ ...services, checker }, options)) }
  })

  route(app, comparePicturesCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const { id: creativeId } = request.params
    // Asked first, so that nothing is received for an ad of another user.
    await getOwnCreative(services.db, userId, creativeId)
    await using folder = await services.temporary.open()
    const uploads = await receivePictures(request, folder.path, {
      maxCount: COMPARED_PICTURES_MAX,
      refuseMore: tooMany,
    })
    if (uploads.length === 0) throw new AppError('VALIDATION_FAILED', NONE, 'images')
    const options = { userId, creativeId, uploads, signal: clientGone(reply) }
    const compared = compareUploads({ ...services, checker, pool: sketching.pool }, options)
    return { pictures: await answerWhenFree(reply, compared) }
  })
}

const NONE = 'Please choose at least one picture of an ad that runs.'

function tooMany(): AppError {
  const message = `At most ${COMPARED_PICTURES_MAX} pictures can be compared at once. Please choose fewer.`
  return new AppError('VALIDATION_FAILED', message, 'images')
}
