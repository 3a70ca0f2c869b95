import type { StoredSession } from '#server/people/auth/session-store.ts'
import { foldEmail } from '#server/people/users/fold-email.ts'
import type { Config } from '#server/config.ts'

/**
 * Returns true if the session belongs to an operator: signed in by the configured issuer, which itself calls the
 * address verified, and the address is listed in ADMINS. Sign-ins by the demo or OIDC_TRUST_EMAIL leave no verified
 * address in the session (auth/routes.ts).
 */
export function isAdmin(
  { userId, verifiedBy, verifiedEmail }: Pick<StoredSession, 'userId' | 'verifiedBy' | 'verifiedEmail'>,
  { signIn, admins }: Pick<Config, 'signIn' | 'admins'>,
): boolean {
  if (!userId || !signIn || verifiedBy !== signIn.issuer || !verifiedEmail) return false
  return admins.includes(foldEmail(verifiedEmail))
}
