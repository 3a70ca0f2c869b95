import {
  acceptTranslation,
  type AnsweredRequest,
  answerRequest,
  guessAdLanguage,
  suggestTaglines,
} from '#studio/index.ts'
import { answerQuestions } from '#server/platform/threads/answer-questions.ts'
import type { AdviceTask, RequestTask, TranslationTask } from './look-thread.ts'
import { readLook } from './read-look.ts'

/** The thread of look-thread.ts. */
answerQuestions(async (task: AdviceTask) => {
  if ('hero' in task) return readLook(task)
  if ('request' in task) return answer(task)
  return 'originals' in task ? checkTranslations(task) : suggestTaglines(task.words, task.proposed)
})

function checkTranslations({ originals, proposed, language, name }: TranslationTask): (string | undefined)[] {
  return originals.map((original, at) => acceptTranslation({ original, proposed: proposed[at] ?? '', language, name }))
}

/** Answers a request, which may be in the language of the ad, or in one of the browser's. */
function answer({ request, words, ad, proposed }: RequestTask): AnsweredRequest {
  const { language } = guessAdLanguage(words)
  return answerRequest({
    text: request,
    likely: [language, ...(words.browserLanguages ?? [])],
    ad: { ...ad, language },
    proposed,
  })
}
