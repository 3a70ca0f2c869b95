import type { LookupAddress } from 'node:dns'
import { createServer, type IncomingMessage, request, type RequestOptions, type ServerResponse } from 'node:http'
import type https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Network } from '#server/platform/internet/guarded-fetch.ts'

export interface WebHost {
  network: Network
  /** Handlers by path; other paths are 404. */
  answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void>
  /** Addresses by name; every other name is a public host of ours. */
  names: Record<string, string[]>
  /** `host/path` of every request that came in. */
  asked: string[]
}

const PUBLIC = '93.184.216.34'

/**
 * The hosts of the internet, at the network's edge. Names resolve as the test sets them, and a connection to any public
 * address ends at a server of ours; one to a private address would be the fault that the tests are about, and is
 * refused.
 */
export async function openWebHost(): Promise<WebHost & { close: () => void }> {
  const host: Omit<WebHost, 'network'> = { answers: {}, names: {}, asked: [] }
  const server = createServer((incoming, response) => {
    host.asked.push(`${incoming.headers.host}${incoming.url}`)
    const answer = host.answers[incoming.url ?? '']
    if (answer) answer(incoming, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(host, { network: networkTo(port, host.names), close })

  function close(): void {
    server.closeAllConnections()
    server.close()
  }
}

/**
 * Returns a network in which every public host is what listens at this port of ours; `names` may set other addresses
 * for some.
 */
export function networkTo(port: number, names: Record<string, string[]> = {}): Network {
  return { resolve, request: connect as typeof https.request }

  async function resolve(hostname: string): Promise<LookupAddress[]> {
    const addresses = names[hostname] ?? (/^[\d.]+$|:/.test(hostname) ? [hostname] : [PUBLIC])
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }

  /** Asks the given look-up where the connection may go, as a socket would, and then connects to our server. */
  function connect(url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) {
    let chosen: string | undefined
    options.lookup?.(url.hostname, { all: false }, (_error, address) => (chosen = address as string))
    if (url.protocol !== 'https:' || chosen !== PUBLIC) throw new Error(`A connection to ${chosen} was tried`)
    const { headers, signal, method = 'GET' } = options
    const path = url.pathname + url.search
    const local = { host: '127.0.0.1', port, path, method, headers: { ...headers, host: url.host } }
    return request({ ...local, ...(signal && { signal }) }, onResponse)
  }
}
