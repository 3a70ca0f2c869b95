import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from './count-requests.ts'
import { findTracer, type Work } from './trace.ts'

/** Every request but those for files of the web app and at these addresses. */
export function traceRequests(app: FastifyInstance, { but }: { but: readonly string[] }): void {
  const tracer = findTracer()
  if (!tracer) return
  const works = new WeakMap<FastifyRequest, Work>()
  app.addHook('onRequest', async (request) => {
    const route = routeOf(request)
    if (route === 'file' || but.includes(route)) return
    const facts = { 'http.request.method': request.method, 'http.route': route, 'placard.request_id': request.id }
    works.set(request, tracer.begin(`${request.method} ${route}`, { kind: 'request', facts }))
  })
  // After the body was read: what reads it goes on in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request)
    if (work) work.within(done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    works.get(request)?.end(statusCode < 500 ? 'done' : 'failed', { 'http.response.status_code': statusCode })
  })
}
