import type { FastifyInstance } from 'fastify'
import { beforeSending } from './at-once.ts'

/** Answers of the API are personal or soon out of date: caches must not store them, unless a call allows it. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook(
    'onSend',
    beforeSending((_request, reply) => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
      if (isJson && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    }),
  )
}
