import type { FastifyReply } from 'fastify'

/** Aborts when the client has hung up: nobody is left to work for. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
