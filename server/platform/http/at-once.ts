import type {
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onResponseHookHandler,
  onSendHookHandler,
} from 'fastify'

type Work = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Makes a hook of work that is done at once. Every request passes a dozen of them, and one that calls back costs a
 * fraction of one that returns a promise. What the work throws is the answer, as in any other hook.
 */
export function atOnce(work: Work): onRequestHookHandler & onResponseHookHandler {
  return (request, reply, done) => {
    work(request, reply)
    done()
  }
}

/** Makes a hook of such work on an answer that is about to be sent, which it leaves as it is. */
export function beforeSending(work: Work): onSendHookHandler {
  return (request, reply, _payload, done) => {
    work(request, reply)
    done()
  }
}
