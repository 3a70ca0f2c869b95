import type { FastifyReply } from 'fastify'
import { AppError } from '#server/platform/http/app-error.ts'

/** Seconds until a place in the checker's line is likely to be free again, for Retry-After. */
const RETRY_AFTER_SECONDS = 30

/** Awaits an answer of the checker; if its line is full, the reply says when to come back. */
export async function answerWhenFree<Answer>(reply: FastifyReply, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS)
    throw error
  }
}
