import type { FetchOptions } from '#server/platform/internet/guarded-fetch.ts'
import type { Services } from '#server/services.ts'

const CLIENT_DOCUMENT: FetchOptions = {
  accept: 'application/json',
  types: /^application\/([\w.-]+\+)?json$/,
  maxBytes: 64 * 1024,
  timeoutMs: 5_000,
}

/**
 * Makes the fetch by which the authorization server reads the document that a client's id is the address of. It opens
 * public https addresses alone, and takes no other address's answer for that document.
 */
export function makeClientFetch(services: Pick<Services, 'fetch'>) {
  return async (input: string | URL | Request): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input)
    const fetched = await services.fetch(address, CLIENT_DOCUMENT)
    if (fetched.address !== new URL(address).href) throw new Error('A client document must not redirect')
    return new Response(new Uint8Array(fetched.bytes), { headers: { 'content-type': 'application/json' } })
  }
}
