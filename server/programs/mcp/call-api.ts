import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Call } from '#contract/platform/call.ts'
import type { ErrorBody } from '#contract/platform/errors.ts'
import { actAs } from '#server/platform/http/acting-program.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Program } from '#server/platform/http/require-user.ts'
import type { CallResult } from '#server/platform/http/route.ts'

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Pictures, sent in place of a body. */
  form?: FormData
  /** Version that was read, for calls that refuse to overwrite another. */
  version?: string | undefined
  /** The Idempotency-Key of a call that makes something. */
  key?: string | undefined
}

export interface Answered<C extends Call> {
  result: CallResult<C>
  /** Version of what the result shows, if the call is versioned. */
  version: string | undefined
}

/** Makes a call of the API. Throws an AppError with the answer's code and sentence if the call is refused. */
export type CallApi = <const C extends Call>(call: C, sent?: Sent) => Promise<Answered<C>>

/**
 * Makes the function by which a tool calls our own API, inside this process, for `program`. Each call passes the same
 * hooks, schemas and operations as a request from outside: rate limits, scopes, plans and ownership hold for tools
 * without a second copy of any rule.
 */
export function makeCallApi(app: FastifyInstance, program: Program, signal: AbortSignal): CallApi {
  return async (call, sent = {}) => {
    const request = { ...(await describeRequest(call, sent)), signal }
    const answer = await actAs(program, async () => await app.inject(request))
    const body: unknown = answer.body === '' ? undefined : answer.json()
    if (answer.statusCode >= 400) throw refusal(body as ErrorBody)
    return { result: body as CallResult<typeof call>, version: answer.headers['etag']?.toString() }
  }
}

async function describeRequest(
  { method, path }: Call,
  { params = {}, query = {}, body, form, version, key }: Sent,
): Promise<InjectOptions> {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const headers = {
    ...(version !== undefined && { 'if-match': version }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  if (form) {
    const encoded = new Response(form)
    const payload = Buffer.from(await encoded.arrayBuffer())
    const contentType = encoded.headers.get('content-type')!
    return {
      method,
      url: `${url}?${new URLSearchParams(asked)}`,
      headers: { ...headers, 'content-type': contentType },
      payload,
    }
  }
  return {
    method,
    url: `${url}?${new URLSearchParams(asked)}`,
    headers,
    ...(body !== undefined && { payload: body as object }),
  }
}

function refusal({ code, message, field, ...details }: ErrorBody): AppError {
  const error = new AppError(code, message, field)
  error.details = details
  return error
}
