import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from './open-thread.ts'

/**
 * Runs a program that openThread (open-thread.ts) starts. A failure is sent to the caller and ends nothing. Only the
 * two ends know the shape of questions and answers.
 */
export function answerQuestions(answer: (question: never) => Promise<unknown>): void {
  parentPort?.on('message', ({ id, question }: ThreadQuestion<never>) => void reply(id, answer(question)))
}

async function reply(id: number, answered: Promise<unknown>): Promise<void> {
  const message: ThreadAnswer<unknown> = await answered.then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
