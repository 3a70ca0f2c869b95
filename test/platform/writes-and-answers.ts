import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'

/** A child that writes to its standard error with each task. */
answerTasks(async () => async () => {
  process.stderr.write('a child complains\n')
  return 'done'
})
