import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { StartError } from '#server/start-error.ts'

export interface MetricsConfig {
  port: number
  host: string
}

/** Serves the metrics on a port of their own, so that no proxy in front of the app can expose them. */
export async function serveMetrics(answer: RequestListener, { port, host }: MetricsConfig) {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') return answer(request, response)
    return response.writeHead(404).end()
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new StartError(
      `The metrics cannot be served at METRICS_HOST ${host}, METRICS_PORT ${port}: set them to an address of this computer and a free port.`,
      { cause },
    )
  }
  return {
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
