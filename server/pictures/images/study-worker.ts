import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import { collectGarbage } from '#server/platform/worker-processes/collect-garbage.ts'
import type { PictureAsk, ToPictureWorker } from './picture-tasks.ts'

/** The process that studies stored pictures, see picture-pool.ts. It is ready when its neural network is open. */

answerTasks(async () => {
  const [{ default: sharp }, { studyPicture }, { openSubject }] = await Promise.all([
    import('sharp'),
    import('./study-picture.ts'),
    import('#server/pictures/subject/find-subject.ts'),
  ])
  // This process has one core, and no picture is decoded twice in a row.
  sharp.concurrency(1)
  sharp.cache(false)
  await openSubject()
  return async ({ ask }: ToPictureWorker<'study'>) => {
    const study = await studyPicture((ask as PictureAsk<'study'>).bytes)
    collectGarbage()
    return study
  }
})
