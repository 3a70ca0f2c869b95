/** Why nobody was signed in. */
export const SIGN_IN_REFUSALS = [
  'cancelled',
  'unreachable',
  'unchecked',
  'misconfigured',
  'unverified-address',
  'address-taken',
  'suspended',
] as const

export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number]

/**
 * What is written down of a sign-in or of money, by kind. Ids, numbers and words of ours: no e-mail address, no address of a
 * computer, nothing that anybody has written.
 */
export interface AuditDetails {
  'sign-in': { provider: string; device: string | null }
  /** Of nobody: who it was is not known, or not believed. */
  'sign-in-refused': { provider: string; reason: SignInRefusal }
  'sign-out': Record<string, never>
  'sign-out-everywhere': Record<string, never>
  /** By its owner, from the list of devices. */
  'session-ended': { device: string | null }
  /** By its owner, or by an operator. */
  'account-deleted': Record<string, never>
  'pack-granted': { checkoutId: string; credits: number }
  /** Its money went back: credits were taken. */
  'pack-reclaimed': { checkoutId: string; credits: number }
  /** A dispute was won, or a refund was less than it seemed: they were given again. */
  'pack-returned': { checkoutId: string; credits: number }
  'plan-changed': { from: string; to: string }
  /** From here on what operators do, each with its `actorId`. What they searched for is not kept. */
  'people-searched': { found: number }
  'person-looked-at': Record<string, never>
  'credits-given': { credits: number; requestId: string }
  'jobs-looked-at': Record<string, never>
  'job-retried': { jobId: string }
  'person-relinked': Record<string, never>
  'person-suspended': Record<string, never>
  'suspension-lifted': Record<string, never>
  'person-exported': Record<string, never>
  'payments-stopped': Record<string, never>
  'costs-looked-at': Record<string, never>
  'services-looked-at': Record<string, never>
}

export type AuditKind = keyof AuditDetails

export type AuditEvent = {
  [Kind in AuditKind]: {
    kind: Kind
    /** Whose account it is about. */
    userId: string | null
    /** The operator who did it; left out where the person or a provider did. */
    actorId?: string
    details: AuditDetails[Kind]
  }
}[AuditKind]
