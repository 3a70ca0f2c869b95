import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Changes are taken from our own pages only: another site must not be able to act with its visitor's cookie. */
export function refuseCrossSiteChanges(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && comesFromElsewhere(request, publicUrl)) {
      throw new AppError('CROSS_SITE', 'This can only be done from the app itself: open it and try again there.')
    }
  })
}

/**
 * Browsers say where a request comes from; a program that says nothing carries no cookie that somebody else could use.
 * `none` is the person themselves, with the address bar.
 */
function comesFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== publicUrl
}
