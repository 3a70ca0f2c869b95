import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { ApiError, toApiError } from '#web/api/api-error.ts'
import { noteStatus } from '#web/api/session-end.ts'

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never

/** What a call takes: exactly the parts that its entry in the contract names. */
export type Input<C extends Call> = { signal?: AbortSignal } & {
  [Part in 'params' | 'query' | 'body' as C[Part] extends z.ZodType ? Part : never]: InputOf<C[Part]>
}

/** What a call answers: one of its successes. */
export type Output<C extends Call> = z.output<NonNullable<C['success'][keyof C['success']]>>

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'
const UNREADABLE = 'The answer could not be read. Please reload the page and try again.'

type Arguments<C extends Call> = object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/**
 * A call of the contract in words: `GET /api/creatives/:id`. The compiler holds them against the contract's entry, whose schemas
 * a page need not load: the answers are those of our own server.
 */
type Endpoint<C extends Call> = `${C['method']} ${C['path']}`

/** Sends one call. Throws an ApiError for every answer that is not a success. */
export async function request<C extends Call>(endpoint: Endpoint<C>, ...[input]: Arguments<C>): Promise<Output<C>> {
  const { params, query, body, signal } = (input ?? {}) as LooseInput
  const [method, path] = endpoint.split(' ') as [string, string]
  const answer = await send(method, pathOf(path, params, query), { body, signal })
  if (!(answer instanceof Response)) return answer as Output<C>
  if (answer.status === 204) return undefined as Output<C>
  throw new ApiError({ status: answer.status, text: UNREADABLE })
}

/** The same; being signed out gives null instead of an error. */
export async function requestUnlessSignedOut<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: Arguments<C>
): Promise<Output<C> | null> {
  try {
    return await request<C>(endpoint, ...input)
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
type LooseInput = { params?: Values; query?: Values; body?: unknown; signal?: AbortSignal }

/** SPEC.md section 7: credentials go along, a body goes as JSON, a JSON answer is parsed, any other is returned as it is. */
async function send(method: string, path: string, { body, signal }: LooseInput): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Error(UNREACHABLE, { cause: error })
  })
  noteStatus(response.status)
  if (!response.ok) {
    throw toApiError({ status: response.status, statusText: response.statusText, body: await response.text() })
  }
  return response.headers.get('content-type')?.includes('json') ? response.json() : response
}
