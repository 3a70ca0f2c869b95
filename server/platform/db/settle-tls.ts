/** libpq's modes that node-postgres knows, except those that silently fall back to no TLS. */
const MODES = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full']

/** Returns true if the address of a PostgreSQL asks for TLS in a supported way. */
export function hasKnownTlsMode(address: string): boolean {
  const params = paramsOf(address)
  const mode = params.get('sslmode')
  return mode === null || MODES.includes(mode) || isLibpqs(params)
}

/**
 * Returns the same address with explicit TLS settings: `require` and `verify-ca` check certificate and name as
 * `verify-full` does, which is how node-postgres 8 reads them, with a warning that its next version will not;
 * `sslrootcert=system`, libpq's word for the machine's own authorities, names no file. `uselibpqcompat=true` leaves all
 * of it to node-postgres.
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

/** Returns true if a connection by this address begins with TLS. */
export function asksForTls(address: string): boolean {
  const params = paramsOf(address)
  if (params.get('sslmode') === 'disable') return false
  return ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl'].some((name) => params.has(name))
}

function isLibpqs(params: URLSearchParams): boolean {
  return params.get('uselibpqcompat') === 'true'
}

/** Avoids URL, which would rewrite the part before the question mark, such as a password. */
function paramsOf(address: string): URLSearchParams {
  const at = address.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1))
}
