import { acceptTranslation, suggestTaglines } from '#studio/index.ts'
import { answerQuestions } from '../threads/answer-questions.ts'
import type { AdviceTask, TranslationTask } from './look-thread.ts'
import { readLook } from './read-look.ts'

/** The thread behind look-thread.ts. */
answerQuestions(async (task: AdviceTask) => {
  if ('hero' in task) return readLook(task)
  return 'originals' in task ? checkTranslations(task) : suggestTaglines(task.words, task.proposed)
})

function checkTranslations({ originals, proposed, language, name }: TranslationTask): (string | undefined)[] {
  return originals.map((original, at) => acceptTranslation({ original, proposed: proposed[at] ?? '', language, name }))
}
