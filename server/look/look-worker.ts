import { parentPort } from 'node:worker_threads'
import type { LookAnswer, LookTask } from './look-thread.ts'
import { readLook } from './read-look.ts'

/** The thread behind look-thread.ts: one question at a time. */
parentPort?.on('message', ({ id, task }: { id: number; task: LookTask }) => void answer(id, task))

async function answer(id: number, task: LookTask): Promise<void> {
  const reply: LookAnswer = await readLook(task).then(
    (advice) => ({ id, advice }),
    (error: unknown) => ({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply)
}
