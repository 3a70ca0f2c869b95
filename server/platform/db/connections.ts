import { Socket } from 'node:net'
import pg from 'pg'
import type { DatabaseLimits } from './database-limits.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds that a server may stay silent beyond the slowest statement: its refusal needs time to arrive. */
const SILENCE_MARGIN_MS = 5_000

/**
 * Returns the options for a connection to a PostgreSQL. The server ends slow statements, long waits for locks and
 * silent transactions; a server that sends nothing at all is disconnected. A limit of 0 means none. A pooler gets no
 * server limits, because it has its own for the connections it lends.
 */
export function connectionOptions(
  connectionString: string,
  { connectMs, statementMs, lockMs }: DatabaseLimits,
  { isPooled = false } = {},
) {
  return {
    connectionString,
    connectionTimeoutMillis: connectMs,
    ...(!isPooled && {
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: statementMs,
    }),
    stream: () => openSocket(silenceMsOf(statementMs)),
    idleTimeoutMillis: restMsOf(statementMs),
  }
}

/**
 * Returns how often, in milliseconds, a waiting connection must be used: more rarely, it would look like a silent
 * server.
 */
export function restMsOf(statementMs: number): number {
  return Math.min(10_000, silenceMsOf(statementMs) / 2 || Infinity)
}

function silenceMsOf(statementMs: number): number {
  return statementMs && statementMs + SILENCE_MARGIN_MS
}

/** Opens a socket that is destroyed after `silenceMs` without data, so that pending statements fail. */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

/**
 * Pool that survives the loss of connections in use. pg listens only to idle ones, and the error event of any other
 * would end the process; and Drizzle never returns a connection whose `begin` failed.
 */
export class ResilientPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('error', ignore)
    this.on('connect', (client) => client.on('error', ignore))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : this.#connect()
  }

  async #connect(): Promise<pg.PoolClient> {
    const client = await super.connect().catch((cause: unknown) => {
      throw new DatabaseUnavailable(cause)
    })
    const giveBack = client.release
    const release = (reason?: Error | boolean) => {
      client.off('end', onEnd)
      client.release = ignore
      giveBack(reason)
    }
    const onEnd = () => release(true)
    client.release = release
    return client.once('end', onEnd)
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

function ignore(): void {}
