import { answerQuestions } from '#server/platform/threads/answer-questions.ts'

/** A thread that does what it is asked to, for tests of the users of threads. */
answerQuestions(async (task: string) => {
  if (task === 'fail') throw new Error('This cannot be answered.')
  if (task === 'end') process.exit()
  if (task === 'write') process.stdout.write('a thread writes\n')
  return task.toUpperCase()
})
