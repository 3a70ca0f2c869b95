import { Socket } from 'node:net'
import pg from 'pg'
import type { DatabaseLimits } from './database-limits.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** How much longer than the slowest statement a server may stay silent: its refusal needs time to arrive. */
const SILENCE_MARGIN_MS = 5_000

/**
 * How this process connects to a PostgreSQL. The server ends slow statements, long waits for locks and transactions of which
 * it hears no more; a server that says nothing at all is hung up on. A limit of 0 is none. To a pooler the server's limits are not told: it
 * has its own for what it lends.
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

/** A connection that only waits must be heard of more often than this, or it would look like a silent server. */
export function restMsOf(statementMs: number): number {
  return Math.min(10_000, silenceMsOf(statementMs) / 2 || Infinity)
}

function silenceMsOf(statementMs: number): number {
  return statementMs && statementMs + SILENCE_MARGIN_MS
}

/** Whoever waits for an answer on it is told that the connection has ended. */
function openSocket(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

/**
 * A pool that survives the loss of connections in use. pg listens to the idle ones only, and the event of any other would end
 * the process; and Drizzle gives no connection back whose `begin` failed.
 */
export class LastingPool extends pg.Pool {
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
