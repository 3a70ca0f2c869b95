import { appendFileSync } from 'node:fs'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'

/**
 * A child process that records in the file `NOTES` that it has opened its resources, and answers with its pid, or
 * fails. It declares its last task as such.
 */
let isSpent = false

answerTasks(
  async () => {
    appendFileSync(process.env.NOTES!, `${process.pid}\n`)
    return async ({ fails, isLast = false }: { fails?: boolean; isLast?: boolean }) => {
      isSpent = isLast
      if (fails) throw new Error('Out of memory')
      return process.pid
    }
  },
  () => isSpent,
)
