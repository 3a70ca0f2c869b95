import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { FetchError } from './fetch-error.ts'
import { makeHostPlaces } from './host-places.ts'
import { isPublicAddress } from './public-address.ts'
import { readLimited } from './read-limited.ts'

/** What somebody wants from an address, and the most that they take of it. */
export interface Wanted {
  /** The `Accept` header. */
  accept: string
  /** The content types that are taken. Their parameters are cut off; an answer without a type counts as `application/octet-stream`. */
  types: RegExp
  /** Of the body, as it comes and inflated. */
  maxBytes: number
  /** For all of it, redirects too; waiting for a place at the host is not counted. */
  timeoutMs: number
}

/** Photos. Many shops' storage calls them plain bytes, and what they are is told by decoding them anyway. */
export const PICTURE: Wanted = {
  accept: 'image/*',
  types: /^(image\/.+|(application|binary)\/octet-stream)$/,
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: 10_000,
}

export const PAGE: Wanted = {
  accept: 'text/html, application/xhtml+xml',
  types: /^(text\/html|application\/xhtml\+xml)$/,
  maxBytes: 3 * 1024 * 1024,
  timeoutMs: 10_000,
}

export interface Fetched {
  bytes: Uint8Array
  /** With its parameters (a page's charset), as the host wrote it. */
  contentType: string | undefined
  /** Where the redirects led to: what a page names relatively begins there. */
  address: string
}

/** What is at an https address of the public internet. Rejects with a `FetchError`, or with the signal's reason. */
export type GuardedFetch = (address: string, wanted: Wanted, signal?: AbortSignal) => Promise<Fetched>

/** The network itself, so that a test can put hosts of its own in its place. */
export interface Network {
  resolve(hostname: string): Promise<LookupAddress[]>
  request: typeof https.request
}

const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  request: https.request,
}

const MAX_REDIRECTS = 3
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
/** What a small shop's host bears beside its own visitors. */
const PLACES_AT_HOST = 2

/**
 * The one place where the server opens an address that somebody else has named. A name is resolved once, every address must be
 * a public one, and the connection goes to those and no others: a name that answers differently the second time gains nothing.
 * Neither a cookie nor a credential is sent, and nothing of an answer is handed on but what was wanted.
 */
export function makeGuardedFetch(network: Network = INTERNET): GuardedFetch {
  const places = makeHostPlaces(PLACES_AT_HOST)
  return async (address, wanted, signal = new AbortController().signal) => {
    let url = requireHttps(address)
    let leftMs = wanted.timeoutMs
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const leave = await places.enter(url.hostname, signal)
      const begun = performance.now()
      try {
        const answer = await ask(network, { url, wanted, signal, timeoutMs: leftMs })
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

function requireHttps(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchError('address', 'That is no address')
  const url = new URL(address, base)
  if (url.protocol !== 'https:' || url.port || url.username || url.password) {
    throw new FetchError('address', 'Only addresses that begin with https:// are opened')
  }
  return url
}

interface Question {
  url: URL
  wanted: Wanted
  signal: AbortSignal
  timeoutMs: number
}

/** One request: what it gives, or where it sends us. */
async function ask(network: Network, { url, wanted, signal, timeoutMs }: Question): Promise<Fetched | URL> {
  const late = AbortSignal.timeout(Math.ceil(timeoutMs))
  const ending = AbortSignal.any([signal, late])
  try {
    const addresses = await resolvePublic(network, url.hostname, ending)
    const response = await open(network, { url, addresses, accept: wanted.accept, signal: ending })
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

async function resolvePublic(network: Network, hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const addresses = await Promise.race([network.resolve(hostname.replaceAll(/^\[|\]$/g, '')), aborted(signal)])
  if (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))) return addresses
  throw new FetchError('private', 'The address is not on the public internet')
}

/** A look-up cannot be called off, but need not be waited for. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

interface Connection {
  url: URL
  addresses: LookupAddress[]
  accept: string
  signal: AbortSignal
}

function open(network: Network, { url, addresses, accept, signal }: Connection): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_hostname, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, br' }
    const request = network.request(url, { lookup: pinned, signal, headers, agent: false }, resolve)
    request.on('error', reject)
    request.end()
  })
}

function findRedirect({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | undefined {
  if (statusCode === 200) return undefined
  if (REDIRECTS.includes(statusCode) && headers.location) return requireHttps(headers.location, base)
  throw new FetchError('status', sayStatus(statusCode), { status: statusCode })
}

/** What a website answered, as people say it. */
function sayStatus(status: number): string {
  if (status === 404 || status === 410) return 'There is nothing at this address'
  if (status === 401 || status === 403) return 'The website does not let our server in'
  if (status === 429) return 'The website asks us to come back later'
  return status >= 500 ? 'The website has a fault of its own' : 'The website does not give it to our server'
}

async function take(response: IncomingMessage, url: URL, { types, maxBytes }: Wanted): Promise<Fetched> {
  const contentType = response.headers['content-type']
  const type = contentType?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'
  if (!types.test(type)) throw new FetchError('type', 'Something else is at this address')
  return { bytes: await readLimited(response, maxBytes), contentType, address: url.href }
}
