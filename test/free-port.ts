import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: one of those may take a port before the server does. Above 10080,
 * which neither `fetch` nor a browser ever asks.
 */
const PORTS = [11_000, 32_000] as const

/** The public address is part of the configuration, so the port is chosen before the server listens. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(...PORTS)
  return (await isFree(port)) ? port : findFreePort()
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  if (isListening) await once(probe, 'close')
  return isListening
}
