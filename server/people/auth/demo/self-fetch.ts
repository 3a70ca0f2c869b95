import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { IssuerFetch } from '../identity-provider.ts'

/**
 * Returns a fetch that reaches this very server, whatever its public address: in a container or behind a proxy, that
 * address may not lead back inside. The request is a real one, over the socket on which the server listens.
 */
export function makeSelfFetch(address: () => { host: string; port: number }): IssuerFetch {
  return async (url, { method, headers, body, signal }) => {
    const target = new URL(url)
    const request = http.request({
      ...address(),
      method,
      path: target.pathname + target.search,
      headers: { ...headers, host: target.host },
      ...(signal && { signal }),
    })
    return new Promise<Response>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', (response) => void toResponse(response).then(resolve, reject))
      request.end(body instanceof URLSearchParams ? body.toString() : (body as string | undefined))
    })
  }
}

async function toResponse(message: http.IncomingMessage): Promise<Response> {
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(await buffer(message), { status: message.statusCode ?? 502, headers })
}
