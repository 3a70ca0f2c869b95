import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { AppError } from '#server/platform/http/app-error.ts'
import { NOT_FOUND } from '#server/platform/http/errors.ts'

interface MountOptions {
  /** Path of the provider's issuer. */
  path: string
  publicUrl: string
  getProvider: () => Promise<Provider>
  /** Paths below it that are handed over, as routes; all by default. */
  routes?: readonly string[]
}

/** Hands requests below a path to an OpenID provider inside this server. */
export async function mountProvider(
  app: FastifyInstance,
  { path, publicUrl, getProvider, routes = ['/*'] }: MountOptions,
): Promise<void> {
  await app.register(async (mount) => {
    // The provider reads its requests itself.
    mount.removeAllContentTypeParsers()
    mount.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const route of routes) {
      mount.all(path + route, async (request, reply) => {
        const provider = await getProvider()
        reply.hijack()
        await provider.callback()(atPublicUrl(request, { path, publicUrl }), reply.raw)
      })
    }
  })
}

/** Rewrites the headers from which a provider builds its addresses to the public address, whatever a client sent. */
function atPublicUrl(
  { raw }: FastifyRequest,
  { path, publicUrl }: Pick<MountOptions, 'path' | 'publicUrl'>,
): FastifyRequest['raw'] {
  const { host, protocol } = new URL(publicUrl)
  if (!raw.url) throw new AppError('NOT_FOUND', NOT_FOUND)
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  Object.assign(raw, { originalUrl: raw.url })
  raw.url = raw.url.slice(path.length)
  return raw
}
