import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { inject, onTestFinished } from 'vitest'
import { makePostgres } from './database.ts'

export interface DatabaseProxy {
  /** The address of a new database, through this proxy. */
  url: string
  /** Breaks every connection, as a restarted server or a lost route does. */
  reset(): void
  /** Stops forwarding on old and new connections alike, without closing any. */
  hush(): void
  /** Lets new connections work again; those opened meanwhile stay silent. */
  restore(): void
}

/** Opens a new database on the PostgreSQL of this run, behind a connection that the test can lose. */
export async function openDatabaseProxy(): Promise<DatabaseProxy> {
  const database = await makePostgres()
  const socketPath = `${inject('postgresSocketFolder')}/.s.PGSQL.5432`
  const clients = new Set<Socket>()
  let silent = false

  const server = createServer((client) => {
    clients.add(client.on('error', () => {}))
    if (silent) return
    const upstream = connect(socketPath).on('error', () => client.destroy())
    client.pipe(upstream).pipe(client)
    client.on('close', () => {
      clients.delete(client)
      upstream.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const client of clients) client.destroy()
  })
  return {
    url: `postgresql://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    reset: () => {
      for (const client of clients) client.resetAndDestroy()
    },
    hush: () => {
      silent = true
      for (const client of clients) client.unpipe().pause()
    },
    restore: () => void (silent = false),
  }
}
