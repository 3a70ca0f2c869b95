import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts when the client disconnects, because nobody needs the answer any more. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
