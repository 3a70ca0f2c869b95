import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

interface Address {
  pattern: RegExp
  methods: Set<string>
}

/**
 * Answers 405 for a method that an existing address does not support, with the supported ones in Allow; OPTIONS asks
 * for just these. Runs before anything else of the request is read. A `hidden` address counts as none. Must be
 * registered before the routes.
 */
export function answerOtherMethods(app: FastifyInstance, hidden: (url: string) => boolean): void {
  const addresses = new Map<string, Address>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*') || hidden(url)) return
    const address = addresses.get(url) ?? { pattern: patternOf(url), methods: new Set(['OPTIONS']) }
    for (const one of [method].flat()) address.methods.add(one)
    addresses.set(url, address)
  })
  app.addHook('onRequest', async (request, reply) => {
    // The "not found" page is a route for every address.
    if (!request.is404 && request.routeOptions.url !== '/*') return
    const [path = ''] = request.url.split('?')
    const found = [...addresses.values()].filter(({ pattern }) => pattern.test(path))
    if (found.length === 0) return
    const methods = [...new Set(found.flatMap((address) => [...address.methods]))].toSorted()
    // An address that cannot be decoded is handled elsewhere.
    if (methods.includes(request.method) && request.method !== 'OPTIONS') return
    reply.header('allow', methods.join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new AppError('METHOD_NOT_ALLOWED', `This cannot be done at this address: use ${methods.join(' or ')} here.`)
  })
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)))
  return new RegExp(`^${parts.join('/')}$`)
}
