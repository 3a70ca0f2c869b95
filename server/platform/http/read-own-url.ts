/**
 * Returns a complete address of ours, from an address or a path that a client sent; undefined for any other. Browsers
 * read a backslash as a slash and drop control characters, so an address with either is rejected rather than
 * interpreted.
 */
export function readOwnUrl(value: string, publicUrl: string): URL | undefined {
  if (/[\\\p{Cc}]/u.test(value)) return undefined
  if (!value.startsWith('/') && !URL.canParse(value)) return undefined
  const url = URL.parse(value, publicUrl)
  // The origin does not cover a name and a password before the host, nor a path that begins like another host:
  // `/..//evil.example` becomes one only once its dots are resolved.
  const isOurs = url?.origin === publicUrl && !url.username && !url.password && !url.pathname.startsWith('//')
  return isOurs ? url : undefined
}
