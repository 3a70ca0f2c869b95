import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import type { PageTask } from './page-reader.ts'

/** The process that reads product pages, see page-reader.ts. Foreign content is parsed nowhere else. */

answerTasks(async () => {
  const { readHtml } = await import('./read-html/read-html.ts')
  return async ({ bytes, ...page }: PageTask) => readHtml(bytes, page)
})
