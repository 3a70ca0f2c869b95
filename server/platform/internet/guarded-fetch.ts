import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { FetchError } from './fetch-error.ts'
import { makeHostSlots } from './host-slots.ts'
import { isPublicAddress } from './public-address.ts'
import { readLimited } from './read-limited.ts'

/** Contents that a caller wants from an address, and the limits for them. */
export interface FetchOptions {
  /** Value of the `Accept` header. */
  accept: string
  /**
   * Accepted content types, without their parameters; a response without a type counts as `application/octet-stream`.
   */
  types: RegExp
  /** Limit for the body, both as received and inflated. */
  maxBytes: number
  /** Limit for everything, including redirects; waiting for a slot at the host does not count. */
  timeoutMs: number
  /** Headers of a conditional request. A host that has nothing newer gives a `FetchError` with the status 304. */
  condition?: { 'if-none-match'?: string; 'if-modified-since'?: string }
  /** Credentials for the host of the address, which are sent to no other host. */
  basic?: { username: string; password: string }
}

/** Photos. Many shops' storage labels them as plain bytes, and decoding shows what they are anyway. */
export const PICTURE: FetchOptions = {
  accept: 'image/*',
  types: /^(image\/.+|(application|binary)\/octet-stream)$/,
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: 10_000,
}

export const PAGE: FetchOptions = {
  accept: 'text/html, application/xhtml+xml',
  types: /^(text\/html|application\/xhtml\+xml)$/,
  maxBytes: 3 * 1024 * 1024,
  timeoutMs: 10_000,
}

export interface Fetched {
  bytes: Uint8Array
  /** Content type with its parameters (a page's charset), as the host sent it. */
  contentType: string | undefined
  /** Address after all redirects: relative addresses in a page are resolved against it. */
  address: string
  etag?: string | undefined
  lastModified?: string | undefined
}

/** Fetches an https address of the public internet. Rejects with a `FetchError`, or with the signal's reason. */
export type GuardedFetch = (address: string, wanted: FetchOptions, signal?: AbortSignal) => Promise<Fetched>

/** Network functions, so that a test can provide hosts of its own. */
export interface Network {
  resolve(hostname: string): Promise<LookupAddress[]>
  request: typeof https.request
}

export const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  request: https.request,
}

const MAX_REDIRECTS = 3
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
/** Number of concurrent requests that a small shop's host can bear beside its own visitors. */
const SLOTS_PER_HOST = 2

/**
 * Makes the one function by which the server opens an address that somebody else has named. A name is resolved once,
 * every address must be public, and the connection goes to those and no others: a name that resolves differently the
 * second time gains nothing. No cookie is sent, and no credential but the caller's for that very host, and nothing of a
 * response is returned except what was wanted.
 */
export function makeGuardedFetch(network: Network = INTERNET): GuardedFetch {
  const places = makeHostSlots(SLOTS_PER_HOST)
  return async (address, wanted, signal = new AbortController().signal) => {
    let url = requireHttps(address)
    const { origin } = url
    let leftMs = wanted.timeoutMs
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const leave = await places.acquire(url.hostname, signal)
      const begun = performance.now()
      try {
        const headers = headersOf(wanted, url.origin === origin)
        const answer = await ask(network, { url, wanted, headers, signal, timeoutMs: leftMs })
        if (!(answer instanceof URL)) return answer
        url = answer
      } finally {
        leave()
      }
      leftMs = Math.max(0, leftMs - (performance.now() - begun))
    }
    throw new FetchError('redirects', 'The website sends us on too often')
  }
}

/** Returns a plain https address. Throws a `FetchError` for any other. */
export function requireHttps(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchError('address', 'That is no address')
  const url = new URL(address, base)
  if (url.protocol !== 'https:' || url.port || url.username || url.password) {
    throw new FetchError('address', 'Only addresses that begin with https:// are opened')
  }
  return url
}

function headersOf({ accept, condition, basic }: FetchOptions, isFirstHost: boolean): Record<string, string> {
  const credentials = isFirstHost && basic ? Buffer.from(`${basic.username}:${basic.password}`).toString('base64') : ''
  return {
    accept,
    'accept-encoding': 'gzip, br',
    ...condition,
    ...(credentials && { authorization: `Basic ${credentials}` }),
  }
}

interface Question {
  url: URL
  wanted: FetchOptions
  headers: Record<string, string>
  signal: AbortSignal
  timeoutMs: number
}

/** Makes one request; resolves to its result or to the address of a redirect. */
async function ask(network: Network, { url, wanted, headers, signal, timeoutMs }: Question): Promise<Fetched | URL> {
  const late = AbortSignal.timeout(Math.ceil(timeoutMs))
  const ending = AbortSignal.any([signal, late])
  try {
    const addresses = await resolvePublic(network, url.hostname, ending)
    const response = await openPinned(network, { url, addresses, headers, signal: ending })
    try {
      return findRedirect(response, url) ?? (await take(response, url, wanted))
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (late.aborted) throw new FetchError('slow', 'The website took too long to answer')
    if (error instanceof FetchError) throw error
    throw new FetchError('broken', 'The website could not be reached', { cause: error })
  }
}

/** Returns the addresses of a name. Throws a `FetchError` unless all of them are public. */
export async function resolvePublic(network: Network, hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const addresses = await Promise.race([network.resolve(hostname.replaceAll(/^\[|\]$/g, '')), aborted(signal)])
  if (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))) return addresses
  throw new FetchError('private', 'The address is not on the public internet')
}

/** Rejects when the signal aborts: a DNS look-up cannot be cancelled, but need not be waited for. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

interface Connection {
  url: URL
  addresses: LookupAddress[]
  headers: Record<string, string>
  /** What is posted. Without it, the request is a GET. */
  body?: string
  signal: AbortSignal
}

/** Sends a request to one of these addresses and no other, and resolves to the head of its answer. */
export function openPinned(
  network: Network,
  { url, addresses, headers, body, signal }: Connection,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_hostname, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const request = network.request(url, { lookup: pinned, signal, method, headers, agent: false }, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

function findRedirect({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | undefined {
  if (statusCode === 200) return undefined
  if (REDIRECTS.includes(statusCode) && headers.location) return requireHttps(headers.location, base)
  throw new FetchError('status', describeStatus(statusCode), { status: statusCode })
}

/** Describes the status of a website's response in words. */
function describeStatus(status: number): string {
  if (status === 404 || status === 410) return 'There is nothing at this address'
  if (status === 401 || status === 403) return 'The website does not let our server in'
  if (status === 429) return 'The website asks us to come back later'
  return status >= 500 ? 'The website has a fault of its own' : 'The website does not give it to our server'
}

async function take(response: IncomingMessage, url: URL, { types, maxBytes }: FetchOptions): Promise<Fetched> {
  const contentType = response.headers['content-type']
  const type = contentType?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'
  if (!types.test(type)) throw new FetchError('type', 'Something else is at this address')
  const { etag, 'last-modified': lastModified } = response.headers
  return { bytes: await readLimited(response, maxBytes), contentType, address: url.href, etag, lastModified }
}
