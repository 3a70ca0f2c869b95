import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below those that systems give to outgoing connections, which could take a port before the server does. Above
 * 10080, since neither `fetch` nor a browser accepts some of the ports below.
 */
const PORTS = [11_000, 32_000] as const

/**
 * Finds a free port: the public address is part of the configuration, so the port is chosen before the server listens.
 */
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
