/** The path to come back to after signing in: one of our own pages, else the home page. */
export function safeReturnTo(value: unknown, publicUrl: string): string {
  // A backslash and control characters count as slashes, or vanish, where browsers read addresses.
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return '/'
  const url = new URL(value, publicUrl)
  // `/..//evil.example` becomes an address of another site only once its dots are worked out.
  if (url.origin !== publicUrl || /^\/(\/|(api|auth|demo-issuer)(\/|$))/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
