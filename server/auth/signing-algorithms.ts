/**
 * Signatures that are made by a private key and checked by the public one that the issuer publishes: RFC 7518, RFC 8037 and RFC 9864.
 * HS256 and its kind are left out: whoever knows the client's secret, this app among them, could sign anybody in by it. `none` proves
 * nothing at all.
 */
export const SIGNING_ALGORITHMS: readonly string[] = [
  ...['RS256', 'RS384', 'RS512'],
  ...['PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512'],
  ...['EdDSA', 'Ed25519'],
]

/** Those of an issuer's list that are taken; all of them where it has no list. Empty where it has none that is taken. */
export function takenAlgorithms(listed: string[] | undefined): string[] {
  return SIGNING_ALGORITHMS.filter((algorithm) => !listed || listed.includes(algorithm))
}
