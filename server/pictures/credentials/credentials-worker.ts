import { readFile } from 'node:fs/promises'
import { answerTasks } from '#server/platform/worker-processes/answer-tasks.ts'
import type { CredentialsAnswer, CredentialsTask } from './credentials-tasks.ts'

/** The program of the processes that sign and read credentials: see open-credentials.ts. */

answerTasks(async () => {
  // Taken first, because the library's module leaves this process without one.
  const { fetch } = globalThis
  const [{ openLibrary }, { signFile }, { keepCredentialsOf, readCredentials }, { timeStampsFrom }] = await Promise.all(
    [import('./c2pa.ts'), import('./sign-file.ts'), import('./read-file.ts'), import('./request-time-stamp.ts')],
  )
  const library = await openLibrary()
  const requestTimeStamp = timeStampsFrom(fetch)
  return async (task: CredentialsTask): Promise<CredentialsAnswer> => {
    if (task.kind === 'sign') return { signed: await signFile(library, task, requestTimeStamp) }
    const file = typeof task.file === 'string' ? await readFile(task.file) : task.file
    if (task.kind === 'keep') return { kept: await keepCredentialsOf(library, { ...task, file }) }
    return { read: await readCredentials(library, { ...task, file }) }
  }
})
