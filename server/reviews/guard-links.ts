import type { FastifyInstance } from 'fastify'
import { isOfReviews } from '../http/logged-path.ts'
import { LINK_HEADERS } from '../http/link-headers.ts'

/** Whatever an address of reviews is answered with has their headers: a redirect and a page that is not there hold the token too. */
export function guardLinks(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (isOfReviews(request.url)) reply.headers(LINK_HEADERS)
  })
}
