import { onTestFinished } from 'vitest'
import { openWebHost, type WebHost } from './open-web-host.ts'

export type { WebHost } from './open-web-host.ts'

/** Starts the hosts of the internet for one test. */
export async function startWebHost(): Promise<WebHost> {
  const host = await openWebHost()
  onTestFinished(host.close)
  return host
}
