import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { atOnce, beforeSending } from './at-once.ts'

/**
 * Ends connections when the server closes, because it waits for them and Node ends only those between two calls. A
 * request under way is the last on its connection: its response announces that, and after a stream, whose headers are
 * already sent, the connection is ended. A connection that a browser opened in advance would otherwise keep the server
 * waiting for a minute.
 */
export function hangUpWhenClosing(app: FastifyInstance): void {
  let closing = false
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of unused) socket.destroy()
  })
  app.addHook(
    'onSend',
    beforeSending((_request, reply) => {
      if (closing) reply.header('connection', 'close')
    }),
  )
  app.addHook(
    'onResponse',
    atOnce((request) => {
      if (closing) request.raw.socket.destroySoon()
    }),
  )
}
