import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from './count-requests.ts'
import { findTracer, type Work } from './trace.ts'

/** Traces every request except those at these addresses and for files of the web app. */
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
  // After the body has been read, because reading it continues in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request)
    if (work) work.within(done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    works.get(request)?.end(statusCode < 500 ? 'done' : 'failed', { 'http.response.status_code': statusCode })
  })
}
