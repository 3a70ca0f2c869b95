import type { FastifyInstance } from 'fastify'

/** What the API says is somebody's, or soon out of date: nobody on the way keeps it, unless a call says otherwise. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (isJson && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
