import { readFile } from 'node:fs/promises'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import type { PictureWork, ToPictureWorker } from './picture-tasks.ts'

type Decoding = 'measure' | 'prepare' | 'look' | 'cleanLogo' | 'prepareFont'

/** The picture process, see picture-pool.ts: uploads are decoded nowhere else. */

answerTasks(async () => {
  const [{ default: sharp }, { lookAtPicture, measurePicture }, { prepareFile }] = await Promise.all([
    import('sharp'),
    import('./prepare-picture.ts'),
    import('./prepare-file.ts'),
  ])
  // This process has one core, and no picture is decoded twice in a row.
  sharp.concurrency(1)
  sharp.cache(false)
  const work: PictureWork<Decoding> = {
    measure: async ({ path, name }) => measurePicture(await readFile(path), name),
    prepare: prepareFile,
    look: async ({ path, name }) => lookAtPicture(await readFile(path), name),
    // Few uploads are logos: the code that cleans them is loaded for the first one.
    cleanLogo: async (file) => (await import('./clean-logo-file.ts')).cleanLogoFile(file),
    prepareFont: async (file) => (await import('./prepare-font-file.ts')).prepareFontFile(file),
  }
  return ({ kind, ask }: ToPictureWorker<Decoding>) => work[kind](ask as never)
})
