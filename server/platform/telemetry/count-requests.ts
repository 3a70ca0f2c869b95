import type { FastifyInstance, FastifyRequest } from 'fastify'
import { emit } from './events.ts'

/** Reports every response with its route template; the addresses as typed would be an endless set of labels. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    emit('request', { method: request.method, route: routeOf(request), status, seconds: elapsedTime / 1000 })
    done()
  })
}

/**
 * Returns the route template. Files of the web app get one common label, because each is a route whose name changes
 * with every version.
 */
export function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'none'
  return /^(?!\/api\/).*\.\w+$/.test(url) ? 'file' : url
}
