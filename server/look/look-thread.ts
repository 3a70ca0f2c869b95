import { Worker } from 'node:worker_threads'
import type { LookAdvice } from '#contract/look.ts'
import type { ProductWords } from '#studio/index.ts'
import { AppError } from '../http/app-error.ts'

export interface LookTask {
  words: ProductWords
  hero: { imageId: string; bytes: Uint8Array }
}

export type LookAnswer = { id: number; advice: LookAdvice } | { id: number; error: string }

export interface LookThread {
  ask(task: LookTask): Promise<LookAdvice>
  close(): Promise<void>
}

/** Without work the thread ends, and gives back the 60 MB that the studio takes in it. */
const IDLE_MS = 60_000
/** A study takes a tenth of a second: whoever would wait longer than a few seconds is told so. */
const WAITING_MAX = 40

/** Studies photos beside the requests: one takes up to 300 ms of a core, which no other request should wait for. */
export function openLookThread({ idleMs = IDLE_MS } = {}): LookThread {
  const waiting = new Map<number, PromiseWithResolvers<LookAdvice>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('look-worker.ts', import.meta.url))
    started.unref()
    started.on('message', (answer: LookAnswer) => settle(answer))
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('The thread that studies photos ended')))
    return started
  }

  function settle(answer: LookAnswer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('advice' in answer) asked?.resolve(answer.advice)
    else asked?.reject(new Error(answer.error))
    if (waiting.size === 0) idle = setTimeout(() => void close(), idleMs).unref()
  }

  /** The next question starts another thread. */
  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return
    worker = undefined
    for (const asked of waiting.values()) asked.reject(error)
    waiting.clear()
  }

  async function ask(task: LookTask): Promise<LookAdvice> {
    if (waiting.size >= WAITING_MAX) {
      throw new AppError('UNAVAILABLE', 'Too many photos are being looked at. Please try again in a few seconds.')
    }
    clearTimeout(idle)
    worker ??= start()
    const id = ++lastId
    const asked = Promise.withResolvers<LookAdvice>()
    waiting.set(id, asked)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ id, task })
    return asked.promise
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    if (ended) fail(ended, new Error('The thread that studies photos was closed'))
    await ended?.terminate()
  }

  return { ask, close }
}
