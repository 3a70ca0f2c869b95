import { Worker } from 'node:worker_threads'
import { handOn, outputOfOthers } from '../telemetry/output-of-others.ts'

export interface ThreadQuestion<Question> {
  id: number
  question: Question
}

export type ThreadAnswer<Answer> = { id: number; answer: Answer } | { id: number; error: string }

/** Answers questions beside the requests, which should not wait for the core that an answer takes. */
export interface Thread<Question, Answer> {
  /** How many questions have no answer yet. */
  readonly waiting: number
  /** Starts it before the first question does, so that it begins to load what that will need. */
  warmUp(): void
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

interface ThreadOptions {
  /** The thread's program, which calls answerQuestions (answer-questions.ts). */
  program: URL
  /** What it does, for errors: "looks for lettering". */
  work: string
  /** Without work for so long it ends, and gives back the memory that it has taken. */
  idleMs: number
}

/** Starts with the first need, and again with the next one after it has ended. */
export function openThread<Question, Answer>({ program, work, idleMs }: ThreadOptions): Thread<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const isHeard = outputOfOthers() === 'pipe'
    const started = new Worker(program, { stdout: isHeard, stderr: isHeard })
    if (isHeard) handOn(work, started.stdout, started.stderr)
    started.unref()
    started.on('message', (answer: ThreadAnswer<Answer>) => settle(answer))
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error(`The thread that ${work} ended`)))
    return started
  }

  function settle(answer: ThreadAnswer<Answer>): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(new Error(answer.error))
    else asked?.resolve(answer.answer)
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
    idle = setTimeout(() => void close(), idleMs).unref()
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    if (ended) fail(ended, new Error(`The thread that ${work} was closed`))
    await ended?.terminate()
  }

  return {
    get waiting() {
      return waiting.size
    },
    warmUp() {
      worker ??= start()
      if (waiting.size === 0) rest()
    },
    ask(question) {
      clearTimeout(idle)
      worker ??= start()
      const id = ++lastId
      const asked = Promise.withResolvers<Answer>()
      waiting.set(id, asked)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, question } satisfies ThreadQuestion<Question>)
      return asked.promise
    },
    close,
  }
}
