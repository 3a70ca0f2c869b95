import { appendFileSync } from 'node:fs'
import { answerTasks } from '#server/children/answer-tasks.ts'

/** A child process that notes itself in the file `NOTES` when it has opened what it works with, and answers who it is, or fails. Its last task is one that says so. */
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
