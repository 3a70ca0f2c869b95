import type { FastifyInstance } from 'fastify'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import { type ApiDescription, describeApi } from './describe-api.ts'
import { sendApiPage } from './page.ts'

export const OPENAPI_PATH = '/api/openapi.json'

/** Serves the document of the whole API, for programs and as a page for people. It reveals nothing about anybody. */
export function apiDocsRoutes(app: FastifyInstance, publicUrl: string): void {
  let described: ApiDescription | undefined
  const describe = () => (described ??= describeApi())
  app.get(OPENAPI_PATH, { config: READ_SCOPE }, (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(describe()),
  )
  app.get('/api/docs', { config: READ_SCOPE }, (_request, reply) => sendApiPage(reply, describe(), publicUrl))
}
