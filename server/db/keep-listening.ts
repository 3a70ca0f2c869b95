import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

interface Listening {
  channel: string
  heard: (payload: string) => void
  /** True from the moment in which nothing is missed any more, false from the one in which it may be. */
  changed: (isListening: boolean) => void
  /** A connection that only waits must be heard of this often. */
  restMs: number
}

/** After a lost connection. */
const AGAIN_MS = 1_000

/** Hears what is told on a channel of a PostgreSQL, on a connection of its own that is opened again whenever it is lost. */
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
      listening.changed(false)
      await sleep(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
}

/** Until the connection ends, or is to. */
async function listenOnce(
  options: pg.ClientConfig,
  { channel, heard, changed, restMs }: Listening,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client(options)
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  const over = AbortSignal.any([closing, lost.signal])
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    changed(true)
    while (!over.aborted) {
      await sleep(restMs, undefined, { signal: over, ref: false }).catch(() => {})
      if (!over.aborted) await client.query('select 1')
    }
  } finally {
    void client.end().catch(() => {})
  }
}
