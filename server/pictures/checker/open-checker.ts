import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { KEEP_WASM_CODE } from '#server/keep-wasm-code.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { acquireInTime } from '#server/platform/worker-processes/acquire-in-time.ts'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { openChildren } from '#server/platform/worker-processes/children.ts'
import { makeFairSlots } from '#server/platform/worker-processes/fair-slots.ts'
import type { CompareTask, NearestPicture } from './compare-pictures.ts'

export interface CheckTask {
  /** The file on disk, and its name in sentences about it. */
  path: string
  name: string
  /** A platform, a placement or a format by its id, or `all`. */
  target: string
  /** The time by which a rule is old. */
  now: number
}

export interface Checker {
  /**
   * Checks a picture in a process of its own. `owner` is the sender's address or user, between which the turns go round. Throws
   * an AppError: what is wrong with the file, or UNAVAILABLE if too many wait or its turn does not come in time.
   */
  check(task: CheckTask, order: Order): Promise<PictureCheck>
  /** Compares pictures in the same process, in the same line, and throws the same. */
  compare(task: CompareTask, order: Order): Promise<NearestPicture[]>
  close(): void
}

interface Order {
  owner: string
  signal: AbortSignal
}

interface CheckerOptions {
  /** Longest time for a picture: one that takes longer hangs, and its process is ended. */
  timeoutMs?: number
  waitingMax?: number
  /** Longest time in the line. */
  waitingMs?: number
  file?: URL
}

const TIMEOUT_MS = 120_000
/** Pictures that wait, of all senders together: they take a minute. */
const WAITING_MAX = 20
const WAITING_MAX_EACH = 10
/** Proxies may close a connection that waits for longer: the sender gets an answer before that. */
const WAITING_MS = 120_000
const IDLE_MS = 60_000
const RECYCLE_BYTES = 700 * 1024 * 1024
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '16000000' }

/**
 * Opens the checker of strangers' pictures: one process, nicer than painters and uploads, that is started by the first
 * picture and ends when nobody asks. A file that ends or hangs its decoder costs one answer.
 */
export function openChecker({
  timeoutMs = TIMEOUT_MS,
  waitingMax = WAITING_MAX,
  waitingMs: withinMs = WAITING_MS,
  file = new URL('check-worker.ts', import.meta.url),
}: CheckerOptions = {}): Checker {
  const fair = makeFairSlots({ places: 1, placesEach: 1, budget: 1 })
  const children = openChildren<CheckTask | CompareTask, never, PictureCheck | NearestPicture[]>({
    program: {
      file,
      work: 'check',
      flags: ['--max-old-space-size=384', KEEP_WASM_CODE],
      standsBack: 8,
      idleMs: IDLE_MS,
      recycleRssBytes: RECYCLE_BYTES,
      env: { PATH: process.env.PATH, ...MALLOC },
    },
    timeoutMs,
    attempts: 1,
  })
  async function run(task: CheckTask | CompareTask, { owner, signal }: Order) {
    const leave = await acquireInTime(fair, { owner, signal, withinMs, waitingMax, ...LINE })
    try {
      return await children.run(task, { signal })
    } catch (error) {
      if (error instanceof ChildLost) throw new AppError('VALIDATION_FAILED', unreadable(task.name), 'images')
      throw error
    } finally {
      leave()
    }
  }
  // The process answers each kind of task by its own kind of answer.
  return {
    check: async (task, order) => (await run(task, order)) as PictureCheck,
    compare: async (task, order) => (await run(task, order)) as NearestPicture[],
    close: () => children.close(),
  }
}

const TOO_MANY_WAIT = 'Many people are checking pictures right now. Please try again in half a minute.'
const LINE = { waitingMaxEach: WAITING_MAX_EACH, busy: () => new AppError('UNAVAILABLE', TOO_MANY_WAIT) }

function unreadable(name: string): string {
  return `"${name}" cannot be read. Please save it as JPEG or PNG and check it again.`
}
