import { answerQuestions } from '../threads/answer-questions.ts'
import { readLook } from './read-look.ts'

/** The thread behind look-thread.ts. */
answerQuestions(readLook)
