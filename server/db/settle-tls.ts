/** What node-postgres knows of libpq's modes, but for those that fall back to no TLS without a word. */
const MODES = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full']

/** Whether the address of a PostgreSQL asks for TLS in a way that means something here. */
export function hasKnownTlsMode(address: string): boolean {
  const params = paramsOf(address)
  const mode = params.get('sslmode')
  return mode === null || MODES.includes(mode) || isLibpqs(params)
}

/**
 * The same address with the meaning of its TLS settings pinned: `require` and `verify-ca` check certificate and name as `verify-full` does,
 * which is what node-postgres 8 makes of them, with a warning that its next version will not; `sslrootcert=system`, which is libpq's word
 * for the authorities that the machine knows, names no file. `uselibpqcompat=true` leaves all of it to node-postgres.
 */
export function settleTls(address: string): string {
  const params = paramsOf(address)
  if (isLibpqs(params)) return address
  const isSystem = params.get('sslrootcert') === 'system'
  const mode = params.get('sslmode') ?? (isSystem ? 'verify-full' : undefined)
  const settled = mode === 'require' || mode === 'verify-ca' ? 'verify-full' : mode
  if (!isSystem && settled === mode) return address
  if (isSystem) params.delete('sslrootcert')
  if (settled) params.set('sslmode', settled)
  return `${address.slice(0, address.indexOf('?'))}?${params}`
}

/** Whether a connection by this address begins with TLS. */
export function asksForTls(address: string): boolean {
  const params = paramsOf(address)
  if (params.get('sslmode') === 'disable') return false
  return ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl'].some((name) => params.has(name))
}

function isLibpqs(params: URLSearchParams): boolean {
  return params.get('uselibpqcompat') === 'true'
}

/** Not by URL, which would write anew what stands before the question mark, a password for one. */
function paramsOf(address: string): URLSearchParams {
  const at = address.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1))
}
