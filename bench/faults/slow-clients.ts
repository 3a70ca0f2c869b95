import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const CLIENTS = 100
const SECONDS = 75

const HEAD =
  'POST /api/webhooks/stripe HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n'

export const slowClients: Fault = {
  name: 'slow-clients',
  what: `${CLIENTS} clients send one byte a second, half of them in the head of a request and half in its body, for ${SECONDS} s`,
  async strike({ balancer }, { generateMore }) {
    generateMore()
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => begin(balancer.port, index % 2 === 0)),
    )
    for (let second = 0; second < SECONDS; second++) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('x')
      await sleep(1_000)
    }
    held = sockets.filter((socket) => !socket.destroyed).length
    for (const socket of sockets) socket.destroy()
  },
  check: async () => (held === 0 ? [] : [`${held} of ${CLIENTS} slow clients were never hung up on`]),
}

let held = 0

async function begin(port: number, isInBody: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.resume().on('end', () => socket.destroy())
  socket.write(isInBody ? `${HEAD}\r\n` : `${HEAD}x-slow: `)
  return socket
}
