import { appendFileSync } from 'node:fs'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { blockThread } from '../platform/hang.ts'

export interface OddTask {
  does: 'answer' | 'hang' | 'grow' | 'refuse' | 'wait'
  /** Records each task that has begun. */
  log: string
}

/** A process that does what it is asked to, for tests of the reading of foreign texts. */
answerTasks(async () => async ({ does, log }: OddTask) => {
  appendFileSync(log, `${does}\n`)
  if (does === 'hang') blockThread()
  if (does === 'wait') await new Promise(() => setInterval(() => {}, 1_000_000))
  if (does === 'refuse') throw new AppError('VALIDATION_FAILED', 'There is nothing in it.', 'feed')
  if (does === 'grow') grow()
  return 'read'
})

function grow(): never {
  const kept: object[] = []
  for (;;) kept.push({ ...kept })
}
