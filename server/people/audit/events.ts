/** Reasons why a sign-in was refused. */
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
 * Details stored for each kind of event about a sign-in or money. Ids, numbers and words of ours: no e-mail address, no
 * IP address, nothing that a user wrote.
 */
export interface AuditDetails {
  'sign-in': { provider: string; device: string | null }
  /** Belongs to no user: the identity is unknown or not trusted. */
  'sign-in-refused': { provider: string; reason: SignInRefusal }
  'sign-out': Record<string, never>
  'sign-out-everywhere': Record<string, never>
  /** Ended by its owner, from the list of devices. */
  'session-ended': { device: string | null }
  'token-created': { tokenId: string; scopes: string; days: number }
  'token-revoked': { tokenId: string }
  'webhook-created': { endpointId: string; types: string }
  'webhook-changed': { endpointId: string; types: string; state: 'on' | 'off' }
  'webhook-secret-rotated': { endpointId: string }
  'webhook-deleted': { endpointId: string }
  /** A program was connected on the consent page; its host is not checked by anybody else. */
  'app-connected': { appId: string; host: string; scopes: string }
  'app-disconnected': { appId: string }
  /** Deleted by its owner, or by an operator. */
  'account-deleted': Record<string, never>
  'pack-granted': { checkoutId: string; credits: number }
  /** Credits were taken back because the money was refunded. */
  'pack-reclaimed': { checkoutId: string; credits: number }
  /** Credits were returned, because a dispute was won or a refund was smaller than it seemed. */
  'pack-returned': { checkoutId: string; credits: number }
  'plan-changed': { from: string; to: string }
  /** Acts of operators, from here on, each with its `actorId`. Their search terms are not stored. */
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
    /** User whose account the event is about. */
    userId: string | null
    /** Operator who acted; missing if the user or a provider did. */
    actorId?: string
    details: AuditDetails[Kind]
  }
}[AuditKind]
