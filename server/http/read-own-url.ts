/**
 * An address of ours, whole, from an address or a path that a client sent; undefined for any other. Browsers read a backslash as a
 * slash and leave out control characters, so an address that holds either is none rather than understood.
 */
export function readOwnUrl(value: string, publicUrl: string): URL | undefined {
  if (/[\\\p{Cc}]/u.test(value)) return undefined
  if (!value.startsWith('/') && !URL.canParse(value)) return undefined
  const url = URL.parse(value, publicUrl)
  // The origin says nothing of a name and a password before the host, nor of a path that begins like another host:
  // `/..//evil.example` is one only once its dots are worked out.
  const isOurs = url?.origin === publicUrl && !url.username && !url.password && !url.pathname.startsWith('//')
  return isOurs ? url : undefined
}
