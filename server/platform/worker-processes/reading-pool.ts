import { ChildLost, type ChildProgram } from './child.ts'
import { openChildren } from './children.ts'
import { makeFairSlots } from './fair-slots.ts'
import { acquireInTime } from './acquire-in-time.ts'
import { AppError } from '#server/platform/http/app-error.ts'

export interface ReadingRequest {
  /** Id of the user that the reading is for: slots are shared fairly between users. */
  owner: string
  signal: AbortSignal
}

/** Reads content from outside in separate processes. */
export interface ReadingPool<Task extends object, Answer> {
  /**
   * Throws an AppError: the refusal of the process, the pool's own refusal of what took too long or too much memory, or
   * UNAVAILABLE if too many wait already or the caller has gone.
   */
  read(task: Task, order: ReadingRequest): Promise<Answer>
  /** Announces that a task will follow soon, so that a process starts in the meantime. */
  warmUp(): void
  close(): void
}

export interface ReadingPoolOptions {
  /** Program file, which calls answerTasks (answer-tasks.ts). */
  file: URL
  /** Kind of work, used in error messages: "feed reading". */
  work: string
  /** Milliseconds after which the reading is ended. */
  timeoutMs: number
  /** Heap limit of V8. Reading that needs more ends its process. */
  heapMb: number
  /** Added to the nice value, so that the process yields the CPU to requests. */
  standsBack?: number
  /** Makes the error for a task that took too long or too much memory. */
  refuse: () => AppError
}

/** Number of tasks that run at once, in total and for one user. */
const PLACES = 2
const PLACES_EACH = 1
/** Proxies may close a connection that waits for longer: the caller gets an answer before that. */
const WAITING = { withinMs: 2 * 60_000, waitingMax: 100, waitingMaxEach: 10 }
/** Short, because others need the memory. */
const IDLE_MS = 15_000
const MB = 1024 * 1024

/**
 * Opens a pool for content that other people wrote. Such content may take any amount of time and memory to read,
 * through a fault of ours or of a library: that must cost its sender one error message, and nobody else anything. There
 * is no second attempt, because it would end the same way.
 */
export function openReadingPool<Task extends object, Answer>({
  file,
  work,
  timeoutMs,
  heapMb,
  standsBack = 0,
  refuse,
}: ReadingPoolOptions): ReadingPool<Task, Answer> {
  const places = makeFairSlots({ places: PLACES, placesEach: PLACES_EACH, budget: PLACES })
  const program: ChildProgram = {
    file,
    work,
    standsBack,
    idleMs: IDLE_MS,
    recycleRssBytes: (heapMb / 2) * MB,
    flags: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
    env: { PATH: process.env.PATH },
  }
  const children = openChildren<Task, never, Answer>({ program, timeoutMs, attempts: 1 })

  async function read(task: Task, { owner, signal }: ReadingRequest): Promise<Answer> {
    try {
      return await readInTurn(task, { owner, signal })
    } catch (error) {
      if (signal.aborted) throw new AppError('UNAVAILABLE', 'Nobody waits for this any more.')
      throw error instanceof ChildLost ? refuse() : error
    }
  }

  async function readInTurn(task: Task, { owner, signal }: ReadingRequest): Promise<Answer> {
    const leave = await acquireInTime(places, { owner, signal, ...WAITING, busy })
    try {
      return await children.run(task, { signal })
    } finally {
      leave()
    }
  }

  return { read, warmUp: () => children.warmUp(), close: () => children.close() }
}

function busy(): AppError {
  const error = new AppError('UNAVAILABLE', 'Much is being read for others right now. Please try again in a minute.')
  error.headers['retry-after'] = '60'
  return error
}
