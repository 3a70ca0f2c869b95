import { AppError } from '../http/app-error.ts'

const ELSEWHERE = 'Payment pages lead back to this app only: send an address of its own.'
const MAX_LENGTH = 2_000

/**
 * An address of ours, whole, from an address or a path that a client sent. Throws VALIDATION_FAILED for any other: a payment
 * page sends people where it says. Browsers read a backslash as a slash and leave out control characters, so an address that
 * holds either is refused rather than understood.
 */
export function requireOwnUrl(value: string, publicUrl: string, field: string): URL {
  const isPath = value.startsWith('/')
  const isReadable = value.length <= MAX_LENGTH && !/[\\\p{Cc}\s]/u.test(value)
  if (isReadable && (isPath || URL.canParse(value)) && URL.canParse(value, publicUrl)) {
    const url = new URL(value, publicUrl)
    // The origin says nothing of a name and a password before the host, nor of a path that begins like another host.
    if (url.origin === publicUrl && !url.username && !url.password && !url.pathname.startsWith('//')) return url
  }
  throw new AppError('VALIDATION_FAILED', ELSEWHERE, field)
}

/** Puts a parameter behind those that are there. The provider replaces the braces, so they must not be encoded. */
export function withCheckoutId(url: URL): string {
  const target = new URL(url)
  target.searchParams.delete('session_id')
  target.search += `${target.search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`
  return target.href
}
