import { suggestTaglines } from '#studio/index.ts'
import { answerQuestions } from '../threads/answer-questions.ts'
import type { AdviceTask } from './look-thread.ts'
import { readLook } from './read-look.ts'

/** The thread behind look-thread.ts. */
answerQuestions(async (task: AdviceTask) =>
  'hero' in task ? readLook(task) : suggestTaglines(task.words, task.proposed),
)
