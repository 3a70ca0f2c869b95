import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  createAdFromSketchCall as keepSketchCall,
  sketchExperimentCall as sketchTestCall,
} from '#contract/ads/experiment.ts'
import { idParams } from '#contract/platform/call.ts'
import { listSamplesCall, paintSampleCall } from '#contract/catalogue/campaign-samples.ts'
import { getLookAdviceCall, sketchQuery } from '#contract/ads/look.ts'
import { RECIPE_HEADER, SKETCH_PATH } from '#contract/ads/sketch.ts'
import { listOtherLooksCall } from '#contract/ads/other-looks.ts'
import { suggestTaglinesCall } from '#contract/ads/taglines.ts'
import { proposeTranslationCall } from '#contract/ads/translation.ts'
import { understandChangeCall } from '#contract/ads/understand.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import { readBrowserLanguages } from '#server/platform/http/browser-languages.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import type { Services } from '#server/services.ts'
import { adviseLook } from './advise-look.ts'
import { creativeVersionOf } from '#server/ads/creatives/version.ts'
import { keepSketch } from './keep-sketch.ts'
import { proposeTranslation } from './propose-translation.ts'
import { paintSketch } from './paint-sketch.ts'
import { listOtherLooks } from './list-other-looks.ts'
import { listSamples, paintSample } from './sample-campaign.ts'
import { sketchTest } from './sketch-test.ts'
import type { Sketching } from './sketching.ts'
import { suggestTaglines } from './suggest-taglines.ts'
import { understandChange } from './understand-change.ts'

/** The same address shows the same sketch: it changes with the ad. */
const CACHE_CONTROL = 'private, max-age=3600'

export async function lookRoutes(
  app: FastifyInstance,
  services: Services,
  { pool, thread, places }: Sketching,
): Promise<void> {
  route(app, getLookAdviceCall, (request) =>
    adviseLook({ ...services, thread }, { userId: requireUser(request).id, creativeId: request.params.id }),
  )

  route(app, suggestTaglinesCall, async (request, reply) => {
    const words = { ...request.body, browserLanguages: readBrowserLanguages(request.headers) }
    const options = { userId: requireUser(request).id, words, signal: clientGone(reply) }
    return { taglines: await suggestTaglines({ ...services, thread }, options) }
  })

  route(app, proposeTranslationCall, (request, reply) => {
    const { id: userId } = requireUser(request)
    const options = { userId, id: request.params.id, language: request.body.language, signal: clientGone(reply) }
    return proposeTranslation({ ...services, thread }, options)
  })

  route(app, understandChangeCall, (request, reply) => {
    const { id: userId } = requireUser(request)
    const { params, body, headers } = request
    const asked = { ...body, browserLanguages: readBrowserLanguages(headers) }
    return understandChange(
      { ...services, thread },
      { userId, creativeId: params.id, asked, signal: clientGone(reply) },
    )
  })

  route(app, sketchTestCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const signal = clientGone(reply)
    const leave = await places.take(userId, signal)
    try {
      return await sketchTest({ ...services, pool }, { userId, creativeId: request.params.id, signal })
    } finally {
      leave()
    }
  })

  route(app, listOtherLooksCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const { id: creativeId, format } = request.params
    const signal = clientGone(reply)
    const leave = await places.take(userId, signal)
    try {
      return { looks: await listOtherLooks({ ...services, pool }, { userId, creativeId, format, signal }) }
    } finally {
      leave()
    }
  })

  route(app, keepSketchCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const creative = await keepSketch(services, { userId, id: request.params.id, sketch: request.body })
    reply.header('etag', creativeVersionOf(creative))
    return creative
  })

  route(app, listSamplesCall, (request) =>
    listSamples(services, { userId: requireUser(request).id, id: request.params.id }),
  )

  route(app, paintSampleCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const signal = clientGone(reply)
    const leave = await places.take(userId, signal)
    try {
      return await paintSample({ ...services, pool }, { userId, ...request.params, signal })
    } finally {
      leave()
    }
  })

  app.get<{ Params: { id: string }; Querystring: z.output<typeof sketchQuery> }>(
    SKETCH_PATH,
    {
      config: READ_SCOPE,
      schema: { params: idParams, querystring: sketchQuery },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const signal = clientGone(reply)
      const leave = await places.take(userId, signal)
      try {
        const browserLanguages = readBrowserLanguages(request.headers)
        const options = { userId, creativeId: request.params.id, look: request.query, browserLanguages, signal }
        const { picture, recipe } = await paintSketch({ ...services, pool }, options)
        reply.type('image/webp').headers({ 'cache-control': CACHE_CONTROL, [RECIPE_HEADER]: recipe })
        return reply.send(picture)
      } finally {
        leave()
      }
    },
  )
}
