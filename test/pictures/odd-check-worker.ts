import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import type { CheckTask } from '#server/pictures/checker/open-checker.ts'
import { blockThread } from '../platform/hang.ts'

/** A process that checks pictures as their names say, for tests of the checker. */
answerTasks(async () => async ({ name }: CheckTask) => {
  if (name === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (name === 'hang') blockThread()
  return { name }
})
