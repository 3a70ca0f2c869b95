import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

const CLIENTS = 100
/**
 * A head has 20 s and a body five minutes (server/app.ts); both are checked every ten seconds, and on a busy machine
 * later.
 */
const HEAD_WITHIN_SECONDS = 45
const BODY_WITHIN_SECONDS = 330

const HEAD =
  'POST /api/webhooks/stripe HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n'

export const slowClients: Fault = {
  name: 'slow-clients',
  what: `${CLIENTS} clients send one byte a second, half of them in the head of a request and half in its body, until they are hung up on`,
  mend: {
    what: 'a head has 20 s',
    file: 'server/app.ts',
    code: 'headersTimeout: HEAD_TIMEOUT_MS',
    instead: 'headersTimeout: REQUEST_TIMEOUT_MS',
  },
  async strike({ balancer }, { generateMore }) {
    generateMore()
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => begin(balancer.port, index % 2 === 0)),
    )
    const began = performance.now()
    const since = () => (performance.now() - began) / 1_000
    const countOpen = (inBody: boolean) =>
      sockets.filter((socket, index) => !socket.destroyed && (index % 2 === 0) === inBody).length
    failures.length = 0
    let headsOpen: number | undefined
    while (since() < BODY_WITHIN_SECONDS && sockets.some((socket) => !socket.destroyed)) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('x')
      await sleep(1_000)
      if (since() > HEAD_WITHIN_SECONDS) headsOpen ??= countOpen(false)
    }
    if (headsOpen) failures.push(`${headsOpen} clients with a slow head were held for ${HEAD_WITHIN_SECONDS} s`)
    const bodiesOpen = countOpen(true)
    if (bodiesOpen) failures.push(`${bodiesOpen} clients with a slow body were held for ${BODY_WITHIN_SECONDS} s`)
    for (const socket of sockets) socket.destroy()
  },
  check: async () => failures,
}

const failures: string[] = []

async function begin(port: number, isInBody: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.resume().on('end', () => socket.destroy())
  socket.write(isInBody ? `${HEAD}\r\n` : `${HEAD}x-slow: `)
  return socket
}
