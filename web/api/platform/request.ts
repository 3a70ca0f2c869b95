import type { z } from 'zod'
import type { Call } from '#contract/platform/call.ts'
import { ApiError, toApiError } from '#web/api/platform/api-error.ts'
import { reportRefusal } from '#web/api/platform/plan-refusal.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'
import { t } from '#web/i18n/i18n.ts'

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never

/** The input of a call: exactly the parts that its entry in the contract names. */
export type Input<C extends Call> = { signal?: AbortSignal; ifMatch?: string } & {
  [Part in 'params' | 'query' | 'body' as C[Part] extends z.ZodType ? Part : never]: InputOf<C[Part]>
}

/** The answer of a call: one of its successes, or undefined if what is to be deleted no longer exists. */
export type Output<C extends Call> =
  z.output<NonNullable<C['success'][keyof C['success']]>> | (C['method'] extends 'DELETE' ? undefined : never)

const UNREACHABLE = t('The server could not be reached. Please check your connection and try again.')
const UNREADABLE = t('The answer could not be read. Please reload the page and try again.')

type Arguments<C extends Call> = object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/**
 * The method and path of a call: `GET /api/creatives/:id`. The compiler checks them against the contract's entry, whose
 * schemas a page does not need to load: the answers are those of our own server.
 */
type Endpoint<C extends Call> = `${C['method']} ${C['path']}`

/** Sends a call. Throws an ApiError for every answer that is not a success. */
export async function request<C extends Call>(endpoint: Endpoint<C>, ...input: Arguments<C>): Promise<Output<C>> {
  return (await ask<C>(endpoint, ...(input as [LooseInput?]))).answer
}

/** Sends a call and gives the answer with its version, for `ifMatch` of a later change. */
export async function requestVersion<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: Arguments<C>
): Promise<Output<C> & { etag?: string }> {
  const { answer, etag } = await ask<C>(endpoint, ...(input as [LooseInput?]))
  return Object.assign(answer as Output<C> & { etag?: string }, etag && { etag })
}

async function ask<C extends Call>(endpoint: Endpoint<C>, input: LooseInput = {}, endsSessionOn401 = true) {
  const { params, query, ...rest } = input
  const [method, path] = endpoint.split(' ') as [string, string]
  const { response, answer } = await sendOnce(method, pathOf(path, params, query), { ...rest, endsSessionOn401 })
  if (!(answer instanceof Response)) return { answer: answer as Output<C>, etag: etagOf(response) }
  if (answer.status === 204) return { answer: undefined as Output<C>, etag: undefined }
  throw new ApiError({ status: answer.status, text: UNREADABLE })
}

/** Sends a call for which 401 is an answer, null, that does not end the page's session (SPEC.md section 7). */
export async function requestUnlessSignedOut<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: Arguments<C>
): Promise<Output<C> | null> {
  try {
    return (await ask<C>(endpoint, input[0] as LooseInput, false)).answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Fills `:name` in a path of the contract and adds the query: `/api/creatives/:id` becomes `/api/creatives/4f1c…`. */
export function pathOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

type Values = Record<string, unknown>
type LooseInput = {
  params?: Values
  query?: Values
  body?: unknown
  signal?: AbortSignal
  ifMatch?: string
  endsSessionOn401?: boolean
}

type Answer = ReturnType<typeof send>

/** Changes that are sent and not yet answered, by `fetch`: a test that replaces it starts with none. */
const changesOf = new WeakMap<typeof fetch, Map<string, Answer>>()

/**
 * Sends a change once. If it is requested again before its answer (by a second press of its button), gives the same
 * answer.
 */
function sendOnce(method: string, path: string, input: LooseInput): Answer {
  if (method === 'GET' || input.signal) return send(method, path, input)
  const running = changesOf.get(fetch) ?? new Map<string, Answer>()
  changesOf.set(fetch, running)
  const key = JSON.stringify([method, path, input.body, input.ifMatch])
  const sent = running.get(key) ?? send(method, path, input).finally(() => running.delete(key))
  running.set(key, sent)
  return sent
}

/**
 * Sends credentials along and a body as JSON. A JSON answer is parsed, any other returned as it is (SPEC.md section 7).
 */
async function send(method: string, path: string, { body, signal, ifMatch, endsSessionOn401 }: LooseInput) {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...((body !== undefined || ifMatch) && { headers: headersOf({ body, ifMatch }) }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Error(UNREACHABLE, { cause: error })
  })
  if (endsSessionOn401) reportStatus(response.status)
  const isJson = response.headers.get('content-type')?.includes('json')
  // Our own server answers that it does not exist: then it is deleted.
  if (method === 'DELETE' && response.status === 404 && isJson) return { response, answer: undefined }
  if (!response.ok) {
    const { status, statusText, headers } = response
    const requestId = headers.get('x-request-id')
    const error = toApiError({ status, statusText, body: await response.text(), etag: etagOf(response), requestId })
    reportRefusal(error.code)
    throw error
  }
  return { response, answer: isJson ? ((await response.json()) as unknown) : response }
}

function headersOf({ body, ifMatch }: LooseInput): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(ifMatch && { 'if-match': ifMatch }),
  }
}

function etagOf({ headers }: Response): string | undefined {
  return headers.get('etag') ?? undefined
}
