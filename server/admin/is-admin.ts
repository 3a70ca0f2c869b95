import type { Session } from 'fastify'
import { foldEmail } from '../users/fold-email.ts'
import type { Config } from '../config.ts'

/**
 * Whether whoever has this session is an operator: signed in by the configured issuer, which itself has called the address verified, and
 * the address stands in ADMINS. What the demo or OIDC_TRUST_EMAIL lets in is not written into a session (auth/routes.ts).
 */
export function isAdmin(
  { userId, verifiedBy, verifiedEmail }: Pick<Session, 'userId' | 'verifiedBy' | 'verifiedEmail'>,
  { signIn, admins }: Pick<Config, 'signIn' | 'admins'>,
): boolean {
  if (!userId || !signIn || verifiedBy !== signIn.issuer || !verifiedEmail) return false
  return admins.includes(foldEmail(verifiedEmail))
}
