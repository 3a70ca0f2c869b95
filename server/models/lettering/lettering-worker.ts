import { answerQuestions } from '#server/platform/threads/answer-questions.ts'
import { readLettering, warmUp } from './read-lettering.ts'

/** The thread that looks for lettering, one picture after the other; see lettering-thread.ts. */
let last: Promise<unknown> = warmUp()
// The first question fails with the same reason and reports it.
last.catch(() => {})

answerQuestions((picture: Uint8Array) => {
  const answer = last.catch(() => {}).then(() => readLettering(picture))
  last = answer
  return answer
})
