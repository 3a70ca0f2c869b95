import type { FastifyInstance } from 'fastify'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import type { ApiDescription } from './describe-api.ts'

export const OPENAPI_PATH = '/api/openapi.json'

/** Serves the document of the whole API, for programs and as a page for people. It reveals nothing about anybody. */
export function apiDocsRoutes(app: FastifyInstance, publicUrl: string): void {
  let described: Promise<ApiDescription> | undefined
  // The description takes 7 MB, and many a server is never asked for it.
  const describe = () => (described ??= import('./describe-api.ts').then(({ describeApi }) => describeApi()))
  app.get(OPENAPI_PATH, { config: READ_SCOPE }, async (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(await describe()),
  )
  app.get('/api/docs', { config: READ_SCOPE }, async (_request, reply) => {
    const { sendApiPage } = await import('./page.ts')
    return sendApiPage(reply, await describe(), publicUrl)
  })
}
