import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/platform/call.ts'
import type { CarriedRead } from './carried-read.ts'
import { requireUser } from './require-user.ts'

/** Configuration of a route beside the contract's calls that a token with the scope `read` opens. */
export const READ_SCOPE = { scope: 'read' } as const

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set if the call accepts an Idempotency-Key. */
    idempotent?: true
    answerAgain?: AnswerAgain
  }
}

/** Answers a request that was carried out before, and whose answer was lost, by the ids of what it made. */
export type AnswerAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  made: readonly string[],
) => ReturnType<RouteHandlerMethod>

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type CallRequest<C extends Call> = FastifyRequest & {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

/** Any successful result of the call; undefined is the 204. */
export type CallResult<C extends Call> = {
  [Status in keyof C['success']]: Parsed<C['success'][Status]>
}[keyof C['success']]

/** A handler without a result may simply end. */
type Answer<C extends Call> = undefined extends CallResult<C> ? CallResult<C> | void : CallResult<C>

type Handler<C extends Call> = (request: CallRequest<C>, reply: FastifyReply) => Promise<Answer<C>> | Answer<C>

type Remake<C extends Call> = (
  request: CallRequest<C>,
  reply: FastifyReply,
  made: readonly string[],
) => Promise<Answer<C>> | Answer<C>

/**
 * Serves one call of the contract: the input is parsed by its schemas before the handler, and the response by the
 * schema of its status afterwards. The handler chooses a success other than 200 or 204 by `reply.code()`. `answerAgain`
 * makes the answer of an idempotent call once more; `carried` is read with the session.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { answerAgain, carried }: { answerAgain?: Remake<C>; carried?: CarriedRead<unknown> } = {},
): void {
  const answers = Object.entries(call.success).filter(([status]) => status !== '204')
  app.route({
    method: call.method,
    url: call.path,
    config: {
      ...(call.scope && { scope: call.scope }),
      ...(call.idempotent && { idempotent: call.idempotent }),
      ...(answerAgain && { answerAgain: answerAgain as AnswerAgain }),
      ...(carried && { carried }),
    },
    // Signed-out callers get that answer first, whatever they sent.
    ...(call.codes.includes('UNAUTHENTICATED') && { preValidation: async (request) => void requireUser(request) }),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: Object.fromEntries(answers),
    },
    handler: async (request, reply) => {
      const result = await handler(request as CallRequest<C>, reply)
      return result === undefined && !reply.sent ? reply.code(204).send() : result
    },
  })
}
