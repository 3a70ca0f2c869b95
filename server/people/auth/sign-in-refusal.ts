import type { SignInRefusal } from '#server/people/audit/events.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { AccountSuspended } from './sign-in.ts'
import { SetupError } from './setup-error.ts'

/** Reason why nobody is signed in, as a code and as one sentence for the user. */
export interface Refusal {
  reason: SignInRefusal
  status: 400 | 403 | 409 | 503
  sentence: string
  /** Problem for the log; missing if the cause is the user or their address, which needs no investigation. */
  problem?: { level: 'warn' | 'error'; message: string; fault: IssuerFault }
}

const CANCELLED = 'The sign-in was cancelled: sign in again whenever you like.'
const REFUSED = 'The sign-in could not be checked, so nobody was signed in: please try again.'

/**
 * Errors with which an issuer sends the browser back if the user has declined: RFC 6749, section 4.1.2.1, and Apple's
 * own word for it.
 */
const DECLINED_ERRORS = ['access_denied', 'user_cancelled_authorize']

/**
 * Returns the refusal for an error at the beginning of a sign-in, when only the discovery document has been requested.
 */
export function refusalAtBegin(error: unknown, provider: IdentityProvider): Refusal {
  return setupRefusal(error) ?? unreachable(error, provider, 'error')
}

/** Returns the refusal for an error with a response. */
export function refusalOf(error: unknown, provider: IdentityProvider): Refusal {
  if (error instanceof AppError) {
    const { message: sentence } = error
    return error.code === 'CONFLICT'
      ? { reason: 'address-taken', status: 409, sentence }
      : { reason: 'unverified-address', status: 400, sentence }
  }
  if (error instanceof AccountSuspended) return { reason: 'suspended', status: 403, sentence: error.message }
  if (DECLINED_ERRORS.includes(String((error as { error?: unknown }).error))) {
    return { reason: 'cancelled', status: 400, sentence: CANCELLED }
  }
  const refusal = setupRefusal(error)
  if (refusal) return refusal
  if (isUnreachable(error)) return unreachable(error, provider, 'warn')
  const problem = { level: 'warn' as const, message: 'A sign-in failed', fault: issuerFaultOf(error) }
  return { reason: 'unchecked', status: 400, sentence: REFUSED, problem }
}

function setupRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof SetupError)) return undefined
  const problem = { level: 'error' as const, message: 'Signing in is not set up right', fault: issuerFaultOf(error) }
  return { reason: 'misconfigured', status: 503, sentence: error.message, problem }
}

function unreachable(error: unknown, { name }: IdentityProvider, level: 'warn' | 'error'): Refusal {
  const sentence = `${name} does not answer: please try again in a few minutes.`
  const message = level === 'error' ? 'The identity provider does not answer' : 'A sign-in failed'
  return { reason: 'unreachable', status: 503, sentence, problem: { level, message, fault: issuerFaultOf(error) } }
}

/** Returns true if the network failed or the issuer cannot answer: the sign-in itself is not at fault. */
function isUnreachable(error: unknown): boolean {
  const { cause, name } = error as Error
  if (name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed')) return true
  return cause instanceof Response ? cause.status >= 500 : cause instanceof Error && isUnreachable(cause)
}

/** Facts of the issuer's response for an operator: its own words for the error, or the wrong claim of a token. */
export interface IssuerFault {
  error?: string
  description?: string
  claim?: string
  found?: string
  expected?: string
}

/**
 * Collects these from an error and its causes. Contains nothing about a user: the only values of a token are issuer,
 * audience and signature algorithm.
 */
function issuerFaultOf(error: unknown, depth = 0): IssuerFault {
  if (!(error instanceof Error) || depth > 4) return {}
  const { error: code, error_description: description } = error as { error?: unknown; error_description?: unknown }
  return {
    ...issuerFaultOf(error.cause, depth + 1),
    ...comparison(error.cause),
    ...pickTexts({ error: code, description }),
  }
}

interface Comparison {
  claim?: unknown
  claims?: Record<string, unknown>
  header?: { alg?: unknown }
  expected?: unknown
}

function comparison(cause: unknown): IssuerFault {
  if (cause instanceof Error || cause instanceof Response || typeof cause !== 'object' || cause === null) return {}
  const { claim, claims = {}, header, expected } = cause as Comparison
  if (header) return pickTexts({ claim: 'alg', found: header.alg, expected: String(expected) })
  if (claim === 'iss' || claim === 'aud') return pickTexts({ claim, found: String(claims[claim]), expected })
  return pickTexts({ claim })
}

/** Removes what may identify the user: issuers may name them in their descriptions, at least by address. */
function pickTexts(
  values: Record<keyof IssuerFault, unknown> | Partial<Record<keyof IssuerFault, unknown>>,
): IssuerFault {
  return Object.fromEntries(
    Object.entries(values)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, value.replaceAll(/[^\s'"<>()]+@[^\s'"<>()]+/g, '[address]').slice(0, 300)]),
  )
}
