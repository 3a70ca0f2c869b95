import { Worker } from 'node:worker_threads'
import { publishOutput, outputStdio } from '#server/platform/telemetry/foreign-output.ts'

export interface ThreadQuestion<Question> {
  id: number
  question: Question
}

export type ThreadAnswer<Answer> = { id: number; answer: Answer } | { id: number; error: string }

/** Answers questions in a thread, so that requests do not wait for the CPU time that an answer takes. */
export interface Thread<Question, Answer> {
  /** Number of questions without an answer. */
  readonly waiting: number
  /** Starts the thread before the first question does, so that it begins to load what it needs. */
  warmUp(): void
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

interface ThreadOptions {
  /** Program file of the thread, which calls answerQuestions (answer-questions.ts). */
  program: URL
  /** Kind of work, used in error messages: "looks for lettering". */
  work: string
  /** Milliseconds without work after which the thread ends and frees its memory. */
  idleMs: number
}

/** Opens a thread that starts with the first question, and again with the next one after it has ended. */
export function openThread<Question, Answer>({ program, work, idleMs }: ThreadOptions): Thread<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const isPiped = outputStdio() === 'pipe'
    const started = new Worker(program, { stdout: isPiped, stderr: isPiped })
    if (isPiped) publishOutput(work, started.stdout, started.stderr)
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

  /** Fails the open questions; the next question starts another thread. */
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
