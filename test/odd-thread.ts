import { answerQuestions } from '#server/threads/answer-questions.ts'

/** A thread that does what it is asked to, for tests of the users of threads. */
answerQuestions(async (wish: string) => {
  if (wish === 'fail') throw new Error('This cannot be answered.')
  if (wish === 'end') process.exit()
  if (wish === 'write') process.stdout.write('a thread writes\n')
  return wish.toUpperCase()
})
