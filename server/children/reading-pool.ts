import { ChildLost, type ChildProgram } from './child.ts'
import { openChildren } from './children.ts'
import { makeFairPlaces } from './fair-places.ts'
import { takeInTime } from './take-in-time.ts'
import { AppError } from '../http/app-error.ts'

export interface ReadingOrder {
  /** Whoever it is for: places go round between people. */
  owner: string
  signal: AbortSignal
}

/** Reads what others wrote in processes of its own. */
export interface ReadingPool<Task extends object, Answer> {
  /**
   * Throws an AppError: what the process refused, the pool's own refusal of what took too long or too much memory, or UNAVAILABLE
   * where too many wait already, or nobody waits any more.
   */
  read(task: Task, order: ReadingOrder): Promise<Answer>
  /** There will soon be something to read: a process starts meanwhile. */
  expect(): void
  close(): void
}

export interface ReadingPoolOptions {
  /** The program, which calls answerTasks (answer-tasks.ts). */
  file: URL
  /** What it does, for errors: "feed reading". */
  work: string
  /** Reading that takes longer is ended. */
  timeoutMs: number
  /** Of V8. Reading that needs more ends its process. */
  heapMb: number
  /** By how much it gives way to requests (nice). */
  standsBack?: number
  /** Said of what took too long or too much memory. */
  refuse: () => AppError
}

/** How many read at once, and of them for one person. */
const PLACES = 2
const PLACES_EACH = 1
/** Whoever waits for longer may be hung up on by what is between: they hear of it before that. */
const WAITING = { withinMs: 2 * 60_000, waitingMax: 100, waitingMaxEach: 10 }
/** Others need its memory. */
const IDLE_MS = 15_000
const MB = 1024 * 1024

/**
 * A text of somebody else's may take any time and memory to read, by a fault of ours or of a library: it costs its sender one sentence,
 * and nobody else anything. It gets no second try, which would end alike.
 */
export function openReadingPool<Task extends object, Answer>({
  file,
  work,
  timeoutMs,
  heapMb,
  standsBack = 0,
  refuse,
}: ReadingPoolOptions): ReadingPool<Task, Answer> {
  const places = makeFairPlaces({ places: PLACES, placesEach: PLACES_EACH, budget: PLACES })
  const program: ChildProgram = {
    ...{ file, work, standsBack, idleMs: IDLE_MS, recycleRssBytes: (heapMb / 2) * MB },
    flags: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
    env: { PATH: process.env.PATH },
  }
  const children = openChildren<Task, never, Answer>({ program, timeoutMs, attempts: 1 })

  async function read(task: Task, { owner, signal }: ReadingOrder): Promise<Answer> {
    try {
      return await readInTurn(task, { owner, signal })
    } catch (error) {
      if (signal.aborted) throw new AppError('UNAVAILABLE', 'Nobody waits for this any more.')
      throw error instanceof ChildLost ? refuse() : error
    }
  }

  async function readInTurn(task: Task, { owner, signal }: ReadingOrder): Promise<Answer> {
    const leave = await takeInTime(places, { owner, signal, ...WAITING, busy })
    try {
      return await children.run(task, { signal })
    } finally {
      leave()
    }
  }

  return { read, expect: () => children.warmUp(), close: () => children.close() }
}

function busy(): AppError {
  const error = new AppError('UNAVAILABLE', 'Much is being read for others right now. Please try again in a minute.')
  error.headers['retry-after'] = '60'
  return error
}
