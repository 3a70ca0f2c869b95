import { flushCompileCache } from 'node:module'
import { AppError } from '#server/platform/http/app-error.ts'
import { asStorageFull } from '#server/platform/http/storage-full.ts'
import type { FromChild } from './messages.ts'

/**
 * Runs the program of a child process (child.ts), which receives one task at a time. `open` loads what the program
 * works with. An AppError is sent to the caller as the answer to the task; anything else is a failure. Only the two
 * ends know the shape of the messages. A process that reports `isSpent` receives no further task.
 */
export function answerTasks(
  open: () => Promise<(task: never, note: (note: unknown) => void) => Promise<unknown>>,
  isSpent: () => boolean = () => false,
): void {
  const opened = open()
  // Flushed now, because a child usually ends by being killed. A failed load is reported to the caller of the first
  // task.
  opened.then(
    () => flushCompileCache(),
    () => {},
  )
  // If the server was killed in the meantime, nobody receives the message: without a callback, the failed send would
  // throw.
  const send = (message: FromChild<unknown, unknown>) => void process.send?.(message, undefined, undefined, () => {})

  async function work(task: never): Promise<void> {
    try {
      const answer = await (await opened)(task, (note) => send({ kind: 'note', note }))
      send({ kind: 'done', answer, rssBytes: process.memoryUsage.rss(), isSpent: isSpent() })
    } catch (error) {
      const failure = asStorageFull(error)
      if (failure instanceof AppError) return send({ ...pickRefusal(failure), kind: 'refused' })
      send({ kind: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }

  process.on('message', (task: unknown) => void work(task as never))
  // The server is gone, and the caller that wanted the answer with it.
  process.on('disconnect', () => process.exit())
}

function pickRefusal({ code, message, field }: AppError) {
  return { code, message, field }
}
