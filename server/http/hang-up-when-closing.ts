import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A server that closes waits for its connections, and Node ends those alone that are between two calls. What was under way is the last
 * on its connection: an answer says so, and after a stream, which said what it had to say at its beginning, the connection is
 * ended. One that a browser opened for a call to come would be waited for for a minute.
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
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    if (closing) request.raw.socket.destroySoon()
  })
}
