import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import type { Database } from '#server/platform/db/database.ts'
import { DEMO_SUBJECT_PREFIX, type IdentityProvider, issuerOf, otherSpelling } from './identity-provider.ts'
import type { Identity } from './identity-of-claims.ts'
import {
  changeIdentity,
  findUserByEmail,
  findUserByIdentity,
  type UserUpdate,
  updateUser,
  upsertUser,
  type User,
} from '#server/people/users/store.ts'

const UNVERIFIED =
  'Your account has no e-mail address that its provider has verified: verify it there, then sign in again.'
const TAKEN = 'This e-mail address belongs to another account here: sign in with the account that you used first.'

/** Thrown if an operator has suspended the user. */
export class AccountSuspended extends Error {
  override name = 'AccountSuspended'
  constructor() {
    super('This account is suspended: ask whoever runs this site why.')
  }
}

/**
 * Returns the account of an identity, which is made at its first sign-in. Throws CONFLICT if its address belongs to
 * another user, and AccountSuspended.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  provider: IdentityProvider,
  identity: Identity,
): Promise<User> {
  const { db } = services
  if (!identity.email || !(identity.emailVerified || provider.trustEmail))
    throw new AppError('VALIDATION_FAILED', UNVERIFIED)
  const googleId = provider.subjectPrefix + identity.subject
  const { email, name } = identity
  // An issuer that sends no name this time does not remove the stored one.
  const newer = { email, ...(name !== undefined && { displayName: name }) }
  const known = (await findKnown(db, googleId)) ?? (await linkByEmail(db, { ...identity, email }, googleId))
  if (known?.suspendedAt) throw new AccountSuspended()
  if (known) return renew(db, known, newer)
  const account = {
    id: services.newId(),
    username: null,
    password: null,
    email,
    displayName: name ?? email.split('@')[0] ?? email,
    googleId,
    profilePicture: null,
    stripeCustomerId: null,
    suspendedAt: null,
    createdAt: services.now(),
  }
  return create(db, account, newer)
}

async function findKnown(db: Database, googleId: string): Promise<User | undefined> {
  const other = otherSpelling(googleId)
  return (await findUserByIdentity(db, googleId)) ?? (other ? findUserByIdentity(db, other) : undefined)
}

/** Updates the user. If another user here has the new address, the old one stays. */
async function renew(db: Database, user: User, newer: UserUpdate): Promise<User> {
  try {
    return await updateUser(db, user, newer)
  } catch (error) {
    if (!isEmailTaken(error)) throw error
    return updateUser(db, user, { ...newer, email: user.email })
  }
}

/**
 * Creates the account. The address may be taken by the same person, who signs in for the first time in two tabs at
 * once.
 */
async function create(db: Database, account: User & { googleId: string }, newer: UserUpdate): Promise<User> {
  try {
    return await upsertUser(db, account, newer)
  } catch (error) {
    if (!isEmailTaken(error)) throw error
    const same = await findUserByIdentity(db, account.googleId)
    if (same) return same
    throw new AppError('CONFLICT', TAKEN)
  }
}

/** Returns true for a demo account. Nothing is ever linked to one, because anybody can be anyone there. */
function isDemo(googleId: string | null): boolean {
  return googleId?.startsWith(DEMO_SUBJECT_PREFIX) ?? false
}

/**
 * Links a new identity to the account with the same address, if another issuer has verified the address before. At one
 * issuer, an address may pass from one person to the next, so two of its subjects are never one account.
 */
async function linkByEmail(
  db: Database,
  { email, emailVerified }: Identity & { email: string },
  googleId: string,
): Promise<User | undefined> {
  const owner = await findUserByEmail(db, email)
  // The same person, who signs in for the first time in two tabs at once.
  if (!owner || owner.googleId === googleId) return owner
  const isOneIssuer = owner.googleId !== null && issuerOf(owner.googleId) === issuerOf(googleId)
  if (!emailVerified || isOneIssuer || isDemo(googleId) || isDemo(owner.googleId)) throw new AppError('CONFLICT', TAKEN)
  return (await changeIdentity(db, owner, googleId)) ?? findUserByIdentity(db, googleId)
}

function isEmailTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email_unique'
}
