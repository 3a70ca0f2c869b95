import { Worker } from 'node:worker_threads'

export interface LetteringQuestion {
  id: number
  picture: Uint8Array
}

export type LetteringAnswer = { id: number; found: boolean } | { id: number; error: string }

export interface LetteringThread {
  /** Begins to load what a question will need. */
  warmUp(): void
  hasLettering(picture: Uint8Array): Promise<boolean>
  close(): Promise<void>
}

/** Without work the thread ends, and gives back the memory that the networks take in it. */
const IDLE_MS = 5 * 60_000

/** Looks for lettering beside the requests: a picture takes half a second of a core. The thread starts with the first need. */
export function openLetteringThread(): LetteringThread {
  const waiting = new Map<number, PromiseWithResolvers<boolean>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('lettering-worker.ts', import.meta.url))
    started.unref()
    started.on('message', settle)
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('The thread that looks for lettering ended')))
    return started
  }

  function settle(answer: LetteringAnswer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('found' in answer) asked?.resolve(answer.found)
    else asked?.reject(new Error(answer.error))
    if (waiting.size === 0) rest()
  }

  /** The next question starts another thread. */
  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return
    worker = undefined
    for (const asked of waiting.values()) asked.reject(error)
    waiting.clear()
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void close(), IDLE_MS).unref()
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    await worker?.terminate()
  }

  return {
    warmUp() {
      worker ??= start()
      if (waiting.size === 0) rest()
    },
    hasLettering(picture) {
      clearTimeout(idle)
      worker ??= start()
      const asked = Promise.withResolvers<boolean>()
      const id = (lastId += 1)
      waiting.set(id, asked)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, picture } satisfies LetteringQuestion)
      return asked.promise
    },
    close,
  }
}
