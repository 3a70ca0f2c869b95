import { connect } from 'node:net'
import type { ModelChoice, ModelsConfig } from './models-config.ts'

const PROVIDER_URLS = {
  openai: 'https://api.openai.com',
  google: 'https://generativelanguage.googleapis.com',
} as const

const TIMEOUT_MS = 2_000

/** Returns the hosts of the configured models, each once. */
export function modelHosts({ text, image }: ModelsConfig): URL[] {
  const addresses = [text, image].flatMap((choice) => (choice ? [addressOf(choice)] : []))
  return [...new Map(addresses.map((address) => [address.host, address])).values()]
}

function addressOf({ provider, baseUrl }: ModelChoice): URL {
  return new URL(baseUrl ?? PROVIDER_URLS[provider as keyof typeof PROVIDER_URLS])
}

/** Returns true if anything listens there: no request is sent, because every one would cost something or need a key. */
export function isReachable({ hostname, port, protocol }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: TIMEOUT_MS })
  const end = (answer: boolean) => {
    socket.destroy()
    resolve(answer)
  }
  socket.once('connect', () => end(true))
  socket.once('error', () => end(false))
  socket.once('timeout', () => end(false))
  return promise
}
