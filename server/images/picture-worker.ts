import { answerTasks } from '../children/answer-tasks.ts'
import type { PictureWork, ToPictureWorker } from './picture-tasks.ts'

/** The picture process, see picture-pool.ts: uploads are decoded nowhere else. */

answerTasks(async () => {
  const [{ default: sharp }, { measureFile, prepareFile }] = await Promise.all([
    import('sharp'),
    import('./prepare-file.ts'),
  ])
  // This process has one core, and no picture is decoded twice in a row.
  sharp.concurrency(1)
  sharp.cache(false)
  const work: PictureWork<'measure' | 'prepare'> = { measure: measureFile, prepare: prepareFile }
  return ({ kind, ask }: ToPictureWorker<'measure' | 'prepare'>) => work[kind](ask as never)
})
