import { readOwnUrl } from '#server/platform/http/read-own-url.ts'

/** Returns the path to come back to after signing in: one of our own pages, otherwise the home page. */
export function safeReturnTo(value: unknown, publicUrl: string): string {
  const isPath = typeof value === 'string' && /^\/(?!\/)/.test(value)
  const url = isPath ? readOwnUrl(value, publicUrl) : undefined
  if (!url || /^\/(api|auth|demo-issuer)(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
