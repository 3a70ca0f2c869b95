import { flushCompileCache } from 'node:module'
import { AppError } from '../http/app-error.ts'
import { tellDiskFull } from '../http/storage-full.ts'
import type { FromChild } from './messages.ts'

/**
 * What the program of a child process (child.ts) is made of: one task at a time comes in. `open` loads what it works with. An
 * AppError is told to whoever sent the task as their answer, anything else is a failure. Only the two ends know what is sent. A process that says it `isSpent` is sent no further task.
 */
export function answerTasks(
  open: () => Promise<(task: never, note: (note: unknown) => void) => Promise<unknown>>,
  isSpent: () => boolean = () => false,
): void {
  const opened = open()
  // Written now, for a child mostly ends by being killed. Whoever sends a task hears of a failure.
  opened.then(
    () => flushCompileCache(),
    () => {},
  )
  // Where the server was killed in the meantime, nobody hears it: without a callback the failure would be thrown.
  const tell = (message: FromChild<unknown, unknown>) => void process.send?.(message, undefined, undefined, () => {})

  async function work(task: never): Promise<void> {
    try {
      const answer = await (await opened)(task, (note) => tell({ kind: 'note', note }))
      tell({ kind: 'done', answer, rssBytes: process.memoryUsage.rss(), isSpent: isSpent() })
    } catch (error) {
      const told = tellDiskFull(error)
      if (told instanceof AppError) return tell({ ...pickRefusal(told), kind: 'refused' })
      tell({ kind: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }

  process.on('message', (task: unknown) => void work(task as never))
  // The server is gone, and with it whoever wanted the answer.
  process.on('disconnect', () => process.exit())
}

function pickRefusal({ code, message, field }: AppError) {
  return { code, message, field }
}
