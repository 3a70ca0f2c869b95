import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { atOnce } from './at-once.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce that allows style elements in this one response. */
    styleNonce: string
  }
}

/**
 * Headers that browsers apply to pages alone: what they may run, what may frame them, what they reveal to others.
 * Scripts, styles and pictures of the build go without them, but keep the headers that protect those (nosniff, the
 * policy for other origins, https).
 */
export const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Returns the content security policy of a page. Scripts come only from us and never from the page's own text; so do
 * pictures, except those that the browser already holds (previews before an upload) and those of a bucket. React and
 * Radix set style attributes, and Radix adds a style element when a dialog opens: the former are allowed, the latter by
 * the nonce of the page.
 */
function contentSecurityPolicy(nonce: string, pictureOrigins: readonly string[]): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

export async function securityHeaders(
  app: FastifyInstance,
  options: {
    https: boolean
    subdomains?: boolean
    pictureOrigins?: readonly string[]
    policy?: Record<string, string[]>
  },
): Promise<void> {
  app.decorateReply('styleNonce', '')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.https && { maxAge: 31_536_000, includeSubDomains: options.subdomains ?? false },
    // With helmet's stricter default, browsers would hide the origin of our own forms from us.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const policy = { ...contentSecurityPolicy(NONCE, options.pictureOrigins ?? []), ...options.policy }
  const directives = Object.entries(policy).map(([name, values]) => `${name} ${values.join(' ')}`)
  const template = directives.join('; ')
  app.addHook(
    'onRequest',
    atOnce((_request, reply) => {
      reply.styleNonce = makeNonce()
      reply.header('content-security-policy', template.replace(NONCE, reply.styleNonce))
    }),
  )
}

/** Placeholder for the nonce in headers that are written once for all responses. */
const NONCE = '{nonce}'

/** Returns 122 random bits. Node pre-generates some, so that they cost a response next to nothing. */
export function makeNonce(): string {
  return randomUUID()
}
