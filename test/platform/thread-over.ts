import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

/** Resolves when the next thread that this process starts has ended. */
export async function threadOver(): Promise<void> {
  const [thread] = (await once(process, 'worker')) as [Worker]
  await once(thread, 'exit')
}
