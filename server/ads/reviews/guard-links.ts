import type { FastifyInstance } from 'fastify'
import { beforeSending } from '#server/platform/http/at-once.ts'
import { isOfReviews } from '#server/platform/http/logged-path.ts'
import { LINK_HEADERS } from '#server/platform/http/link-headers.ts'

/** Sets headers on every response at an address of reviews: a redirect and a missing page contain the token too. */
export function guardLinks(app: FastifyInstance): void {
  app.addHook(
    'onSend',
    beforeSending((request, reply) => {
      if (isOfReviews(request.url)) reply.headers(LINK_HEADERS)
    }),
  )
}
