import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

interface Listening {
  channel: string
  onMessage: (payload: string) => void
  /** Receives true once no notification can be missed any more, and false once some may be. */
  onStateChange: (isListening: boolean) => void
  /** Milliseconds between two checks of a waiting connection. */
  restMs: number
}

/** Milliseconds before reconnecting. */
const AGAIN_MS = 1_000

/** Listens to a channel of a PostgreSQL on a connection of its own, which is reopened whenever it is lost. */
export function keepListening(options: pg.ClientConfig, listening: Listening): { close(): Promise<void> } {
  const closing = new AbortController()
  const ended = run()
  return {
    close: () => {
      closing.abort()
      return ended
    },
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce(options, listening, closing.signal).catch(() => {})
      listening.onStateChange(false)
      await sleep(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
}

/** Listens until the connection ends or `closing` aborts. */
async function listenOnce(
  options: pg.ClientConfig,
  { channel, onMessage, onStateChange, restMs }: Listening,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client(options)
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  const over = AbortSignal.any([closing, lost.signal])
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    onStateChange(true)
    while (!over.aborted) {
      await sleep(restMs, undefined, { signal: over, ref: false }).catch(() => {})
      if (!over.aborted) await client.query('select 1')
    }
  } finally {
    void client.end().catch(() => {})
  }
}
