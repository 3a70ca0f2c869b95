import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../db/database.ts'
import { DEMO_SUBJECT_PREFIX, type IdentityProvider } from './identity-provider.ts'
import type { Identity } from './oidc-client.ts'
import { changeIdentity, findUserByEmail, upsertUser, type User } from './user-store.ts'

const UNVERIFIED =
  'Your account has no e-mail address that its provider has verified: verify it there, then sign in again.'
const TAKEN = 'This e-mail address belongs to another account here: sign in with the account that you used first.'

/** The account of an identity, made at its first sign-in. */
export async function signIn(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  provider: IdentityProvider,
  identity: Identity,
): Promise<User> {
  if (!identity.email || !(identity.emailVerified || provider.trustEmail))
    throw new AppError('VALIDATION_FAILED', UNVERIFIED)
  const googleId = provider.subjectPrefix + identity.subject
  if (identity.emailVerified && !isDemo(googleId)) await linkByEmail(services.db, identity.email, googleId)
  const { email, name } = identity
  const account = {
    id: services.newId(),
    username: null,
    password: null,
    email,
    displayName: name ?? email.split('@')[0] ?? email,
    googleId,
    profilePicture: null,
    stripeCustomerId: null,
    createdAt: services.now(),
  }
  // An issuer that says no name for once takes none away.
  const newer = { email, ...(name !== undefined && { displayName: name }) }
  try {
    return await upsertUser(services.db, account, newer)
  } catch (error) {
    if (isEmailTaken(error)) throw new AppError('CONFLICT', TAKEN)
    throw error
  }
}

/** The demo lets anybody be anyone: nothing is ever linked to its accounts. */
function isDemo(googleId: string | null): boolean {
  return googleId?.startsWith(DEMO_SUBJECT_PREFIX) ?? false
}

/** Whoever has shown to another issuer before that the address is theirs keeps the account: it takes the new identity. */
async function linkByEmail(db: Database, email: string, googleId: string): Promise<void> {
  const known = await findUserByEmail(db, email)
  if (!known || known.googleId === googleId || isDemo(known.googleId)) return
  await changeIdentity(db, known, googleId)
}

function isEmailTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email_unique'
}
