import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { atOnce } from './at-once.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Accepts changes from our own pages and from programs with a token only: another site must not be able to act with its
 * visitor's cookie, and a token is nothing that a browser would add by itself.
 */
export function refuseCrossSiteChanges(app: FastifyInstance, publicUrl: string): void {
  app.addHook(
    'onRequest',
    atOnce((request) => {
      if (request.program) return
      if (!READS.has(request.method) && comesFromElsewhere(request, publicUrl)) {
        throw new AppError('CROSS_SITE', 'This can only be done from the app itself: open it and try again there.')
      }
    }),
  )
}

/**
 * Returns true if another site sent the request. Browsers name the origin of a request; a program that sends nothing
 * carries no cookie that others could use. `none` means that the user typed the address.
 */
export function comesFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== publicUrl
}
