/** Why a model gave no answer: for the log and for the rules of retrying, never for a user. */
export type FaultKind =
  | 'timeout'
  | 'unreachable'
  | 'rate-limited'
  | 'server-error'
  /** The provider refused the key, the model or the request, and would refuse another attempt too. */
  | 'rejected'
  | 'unreadable'
  | 'not-a-picture'
  | 'picture-too-small'
  | 'lettering'
  /** The provider was not called: it has failed too often, or too many calls wait. */
  | 'circuit-open'
  | 'busy'

const RETRIED: ReadonlySet<FaultKind> = new Set([
  'unreachable',
  'rate-limited',
  'server-error',
  'unreadable',
  'not-a-picture',
])

/** Faults that count against a provider's circuit, because they are the provider's and not those of one answer. */
const OUTAGES: ReadonlySet<FaultKind> = new Set(['timeout', 'unreachable', 'rate-limited', 'server-error', 'rejected'])

/**
 * Failure of a provider. Its message names the kind and the status and nothing that came over the wire: providers
 * repeat keys, prompts and pictures in their errors.
 */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly kind: FaultKind
  readonly status: number | undefined
  /** Value of Retry-After, if the provider sent it. */
  readonly retryAfterMs: number | undefined

  constructor(kind: FaultKind, { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {}) {
    super(status === undefined ? kind : `${kind} (${status})`)
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  get retried(): boolean {
    return RETRIED.has(this.kind)
  }

  get outage(): boolean {
    return OUTAGES.has(this.kind)
  }
}

/** Thrown if the model refuses the user's words or pictures. Asking again would change nothing. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
}
