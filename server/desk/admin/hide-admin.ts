import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/http/app-error.ts'
import { atOnce } from '#server/platform/http/at-once.ts'
import { NOT_FOUND } from '#server/platform/http/errors.ts'
import type { Services } from '#server/services.ts'
import { isAdmin } from './is-admin.ts'

export const ADMIN_PAGE = '/admin'

/** Returns true for the route templates of operators: their page and their calls. */
export function isOfOperators(url: string): boolean {
  return url === ADMIN_PAGE || isAdminCall(url)
}

function isAdminCall(url: string): boolean {
  return url.startsWith('/api/admin/')
}

/**
 * Hides these calls from everybody but operators, whatever is sent and from wherever. Must run after the session was
 * read and before anything else of the request is checked, except for `reads`: a read of an unknown address counts
 * against the rate limit, a change does not.
 */
export function hideAdmin(site: FastifyInstance, services: Pick<Services, 'config'>, which: 'reads' | 'changes'): void {
  site.addHook(
    'onRequest',
    atOnce((request) => {
      const { url } = request.routeOptions
      if (!url || !isAdminCall(url) || isAdmin(request.session, services.config)) return
      if (READS.has(request.method) === (which === 'reads')) throw new AppError('NOT_FOUND', NOT_FOUND)
    }),
  )
}

const READS = new Set(['GET', 'HEAD'])
