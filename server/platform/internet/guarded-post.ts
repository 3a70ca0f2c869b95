import type { IncomingMessage } from 'node:http'
import { FetchError } from './fetch-error.ts'
import { INTERNET, type Network, openPinned, requireHttps, resolvePublic } from './guarded-fetch.ts'

export interface PostOptions {
  headers: Record<string, string>
  body: string
  /** Limit for everything: the name's addresses, the connection and the answer. */
  timeoutMs: number
}

/** All that is kept of an answer. */
export interface PostAnswer {
  status: number
  /** Seconds that a `Retry-After` header in digits asks for. */
  retryAfterSeconds: number | undefined
}

/**
 * Posts to an https address of the public internet. Resolves to the answer's status, whatever it is; a redirect is an
 * answer like any other, and is not followed. Rejects with a `FetchError`, or with the signal's reason.
 */
export type GuardedPost = (address: string, options: PostOptions, signal?: AbortSignal) => Promise<PostAnswer>

/** Bytes of an answer that are read, so that a receiver may end it in peace. Nothing of it is kept. */
const ANSWER_MAX_BYTES = 64 * 1024

/**
 * Makes the one function by which the server sends something to an address that somebody else has named, under the rules
 * of `makeGuardedFetch`: every address of the name must be public, and the connection goes to those and no others.
 */
export function makeGuardedPost(network: Network = INTERNET): GuardedPost {
  return async (address, { headers, body, timeoutMs }, signal = new AbortController().signal) => {
    const url = requireHttps(address)
    const late = AbortSignal.timeout(timeoutMs)
    const ending = AbortSignal.any([signal, late])
    try {
      const addresses = await resolvePublic(network, url.hostname, ending)
      const sized = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
      const response = await openPinned(network, { url, addresses, headers: sized, body, signal: ending })
      await drop(response)
      return { status: response.statusCode ?? 0, retryAfterSeconds: readRetryAfter(response) }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (late.aborted) throw new FetchError('slow', 'The receiver took too long to answer')
      if (error instanceof FetchError) throw error
      throw new FetchError('broken', 'The receiver could not be reached', { cause: error })
    }
  }
}

/** Drops the body of an answer: its status has arrived, so nothing that happens to the rest counts. */
async function drop(response: IncomingMessage): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += (chunk as Uint8Array).byteLength
      if (bytes > ANSWER_MAX_BYTES) return
    }
  } catch {
    // An endless or broken body changes nothing.
  } finally {
    response.destroy()
  }
}

function readRetryAfter({ headers }: IncomingMessage): number | undefined {
  const seconds = headers['retry-after']
  return seconds !== undefined && /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined
}
