/**
 * Signatures made with a private key and checked by the public one that the issuer publishes: RFC 7518, RFC 8037 and
 * RFC 9864. HS256 and its kind are left out: anybody with the client's secret, including this app, could sign in as
 * anyone. `none` proves nothing at all.
 */
export const SIGNING_ALGORITHMS: readonly string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/**
 * Returns the accepted algorithms of an issuer's list; all accepted ones if it has no list. Empty if the list has none
 * of them.
 */
export function acceptedAlgorithms(listed: string[] | undefined): string[] {
  return SIGNING_ALGORITHMS.filter((algorithm) => !listed || listed.includes(algorithm))
}
