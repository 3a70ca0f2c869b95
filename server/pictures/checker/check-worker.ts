import { readFile } from 'node:fs/promises'
import { readTarget } from '#contract/rulebook/rules.ts'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import type { CompareTask } from './compare-pictures.ts'
import type { CheckTask } from './open-checker.ts'

/** The process in which pictures of strangers are decoded, checked and compared; see open-checker.ts. */

answerTasks(async () => {
  const [{ default: sharp }, { requireSmall }, { judgePicture, seePicture }, { compareAdPictures }] = await Promise.all(
    [import('sharp'), import('./require-small.ts'), import('./check-picture.ts'), import('./compare-pictures.ts')],
  )
  sharp.concurrency(1)
  sharp.cache(false)
  return async (task: CheckTask | CompareTask) => {
    if ('own' in task) return compareAdPictures(task)
    const { path, name, target, now } = task
    const file = await readFile(path)
    await requireSmall(file, name)
    return judgePicture(await seePicture(file, name), readTarget(target) ?? {}, new Date(now))
  }
})
