import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tell } from './events.ts'

/** Every answer, with the template of its address: what people type in would be labels without an end. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    tell('request', { method: request.method, route: routeOf(request), status, seconds: elapsedTime / 1000 })
  })
}

/** The web app's files are a route each, whose names change with every version. */
export function routeOf({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'none'
  return /^(?!\/api\/).*\.\w+$/.test(url) ? 'file' : url
}
