import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { NOT_FOUND } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { isAdmin } from './is-admin.ts'

export const ADMIN_PAGE = '/admin'

/** By the template of a route: the page and the calls of operators. */
export function isOfOperators(url: string): boolean {
  return url === ADMIN_PAGE || isAdminCall(url)
}

function isAdminCall(url: string): boolean {
  return url.startsWith('/api/admin/')
}

/**
 * For everybody but operators these calls are no calls, whatever is asked of them and from wherever. Expects the session to be read,
 * and nothing else of the request to be judged, but for `reads`: one at an unknown address counts, a change does not.
 */
export function hideAdmin(site: FastifyInstance, services: Pick<Services, 'config'>, which: 'reads' | 'changes'): void {
  site.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    if (!url || !isAdminCall(url) || isAdmin(request.session, services.config)) return
    if (READS.has(request.method) === (which === 'reads')) throw new AppError('NOT_FOUND', NOT_FOUND)
  })
}

const READS = new Set(['GET', 'HEAD'])
