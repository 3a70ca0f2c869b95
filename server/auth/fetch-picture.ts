import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const MAX_BYTES = 1024 * 1024
const MAX_REDIRECTS = 3
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** The bytes of a picture on the internet, not yet looked at. Rejects with the reason why there are none. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array>

/** The network itself, so that a test can put a host of its own in its place. */
export interface PictureNetwork {
  resolve(hostname: string): Promise<LookupAddress[]>
  request: typeof https.request
}

const INTERNET: PictureNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  request: https.request,
}

/**
 * The one place where the server opens an address that somebody else has named. The name is resolved once, every address must be
 * a public one, and the connection goes to those and no others: a name that answers differently the second time gains nothing.
 */
export function makeFetchPicture(network: PictureNetwork = INTERNET): FetchPicture {
  return async (address, signal) => {
    let url = requireHttps(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await open(network, url, await resolvePublic(network, url.hostname, signal), signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return readBytes(response)
      response.destroy()
      if (!REDIRECTS.includes(statusCode) || !headers.location) throw new Error(`The host answers ${statusCode}`)
      url = requireHttps(headers.location, url)
    }
    throw new Error('Too many redirects')
  }
}

function requireHttps(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new Error('That is no address')
  const url = new URL(address, base)
  if (url.protocol !== 'https:' || url.port || url.username || url.password) {
    throw new Error('Only plain https addresses are opened')
  }
  return url
}

async function resolvePublic(network: PictureNetwork, hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const addresses = await Promise.race([network.resolve(hostname.replaceAll(/^\[|\]$/g, '')), aborted(signal)])
  if (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))) return addresses
  throw new Error('The host is not on the public internet')
}

/** A look-up cannot be called off, but need not be waited for. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

function open(
  network: PictureNetwork,
  url: URL,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_hostname, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
    const request = network.request(url, { lookup: pinned, signal, headers, agent: false }, resolve)
    request.on('error', reject)
    request.end()
  })
}

async function readBytes(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('The picture has more than 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
