/** Why a model gave nothing: for the log and for the rules of retrying, never for a person. */
export type FaultKind =
  | 'timeout'
  | 'unreachable'
  | 'rate-limited'
  | 'server-error'
  /** The key, the model or the request was refused: another attempt would be refused too. */
  | 'rejected'
  | 'unreadable'
  | 'not-a-picture'
  | 'picture-too-small'
  | 'lettering'
  /** Not asked at all: the provider has failed too often, or too many calls wait. */
  | 'circuit-open'
  | 'busy'

const RETRIED: ReadonlySet<FaultKind> = new Set([
  'unreachable',
  'rate-limited',
  'server-error',
  'unreadable',
  'not-a-picture',
])

/** What counts against a provider's circuit: it is the provider, and not what one answer holds. */
const OUTAGES: ReadonlySet<FaultKind> = new Set(['timeout', 'unreachable', 'rate-limited', 'server-error', 'rejected'])

/**
 * The provider failed. Its message names the kind and the status and nothing that came over the wire: providers repeat keys,
 * prompts and pictures in their errors.
 */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly kind: FaultKind
  readonly status: number | undefined
  /** From Retry-After, where the provider said. */
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

/** The model will not work with the person's words or pictures. Asking again would change nothing. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
}
