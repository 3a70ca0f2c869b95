import { AppError } from '#server/platform/http/app-error.ts'
import { readOwnUrl } from '#server/platform/http/read-own-url.ts'

const ELSEWHERE = 'Payment pages lead back to this app only: send an address of its own.'
const MAX_LENGTH = 2_000

/**
 * Returns a complete address of ours, from an address or a path that a client sent. Throws VALIDATION_FAILED for any
 * other, because a payment page redirects people to it.
 */
export function requireOwnUrl(value: string, publicUrl: string, field: string): URL {
  const url = value.length <= MAX_LENGTH && !/\s/.test(value) ? readOwnUrl(value, publicUrl) : undefined
  if (!url) throw new AppError('VALIDATION_FAILED', ELSEWHERE, field)
  return url
}

/** Appends the placeholder of the checkout's id. The provider replaces the braces, so they must not be encoded. */
export function withCheckoutId(url: URL): string {
  const target = new URL(url)
  target.searchParams.delete('session_id')
  target.search += `${target.search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`
  return target.href
}
