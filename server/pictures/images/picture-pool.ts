import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import type { ChildProgram } from '#server/platform/worker-processes/child.ts'
import { openChildren } from '#server/platform/worker-processes/children.ts'
import { COLLECTING_FLAGS } from '#server/platform/worker-processes/collect-garbage.ts'
import { makeFairSlots } from '#server/platform/worker-processes/fair-slots.ts'
import { KEEP_WASM_CODE } from '#server/keep-wasm-code.ts'
import type { PictureAnswer, PictureAsk, PictureTaskKind, ToPictureWorker } from './picture-tasks.ts'

export interface PictureOrder {
  /** The user it is for: slots go round between users. */
  owner: string
  /** Megapixels that will be decoded, counted against the budget. */
  megapixels: number
  /** True if it only prepares another order of the owner's, and does not count as a turn. */
  isPreparation?: boolean
  /**
   * Low priority until this aborts: every other order comes before it, and ends it even if it has begun, to begin again
   * later.
   */
  givesWayUntil?: AbortSignal
  signal: AbortSignal
}

export interface PicturePool {
  /** Number of orders without a slot, not counting low-priority ones. */
  readonly waiting: number
  /**
   * Runs a task. `ask` may be a function that is called when its turn has come: until then it takes no memory. Throws
   * what that throws, the signal's reason, an AppError about the picture, or ChildLost if the picture ended its
   * process.
   */
  ask<Kind extends PictureTaskKind>(
    kind: Kind,
    ask: PictureAsk<Kind> | (() => Promise<PictureAsk<Kind>>),
    order: PictureOrder,
  ): Promise<PictureAnswer<Kind>>
  /** Warms up the process for quick looks, because a user will soon be shown pictures. */
  expectLooks(): void
  close(): void
}

export interface PicturePoolOptions {
  places?: number
  /** Budget of everything that is decoded at once. */
  megapixels?: number
  /** Longest time for a task; one that takes longer hangs, and its process is killed. */
  timeoutMs?: number
  idleMs?: number
  /** The niceness by which it gives way to requests. */
  standsBack?: number
  /** How long no other order must have ended before one of low priority begins. */
  quietMs?: number
  /** Programs that decode and study. */
  files?: { decoding: URL; studying: URL }
}

const FILES = {
  decoding: new URL('picture-worker.ts', import.meta.url),
  studying: new URL('study-worker.ts', import.meta.url),
}

/**
 * Budget for the largest upload, and nothing beside it: AVIF takes 18 bytes a pixel, the others less
 * (docs/decisions/0040).
 */
const MEGAPIXELS_AT_ONCE = UPLOAD_MAX_PIXELS / 1_000_000
/** Number of processes. Each takes 80 MB without a picture; on two cores a third would only slow the requests down. */
const PLACES = Math.min(4, Math.max(2, availableParallelism()))
const PLACES_EACH = 2
/** Number of processes for quick looks: the largest picture that one takes is as much as it adds to the memory. */
const LOOKING_AT_ONCE = 1

/**
 * Longer than a browser needs from one answer to its next upload. A study that began in such a gap would be ended by the
 * upload, and the start of its process costs three times what the upload does. The process starts meanwhile, so that
 * the study of a single photo ends as early.
 */
const QUIET_MS = 500

const MB = 1024 * 1024
/** Idle time long enough for the next photo of the same upload. */
const STUDYING_IDLE_MS = 10_000
const STUDYING_RECYCLE_BYTES = 800 * MB

/** Ends a low-priority task that began while no other order waited for a slot. */
class SlotReclaimed extends Error {}

/**
 * Settings of V8 and glibc: pictures lie outside V8's heap, and their memory returns to the system when they are done.
 */
const FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4', KEEP_WASM_CODE]
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '16000000' }

/**
 * Decodes pictures in processes of their own: a file that ends or hangs its decoder costs one answer, memory is bounded
 * by the megapixels that are decoded at once, and requests come first. A process starts when it is first needed.
 */
export function openPicturePool({
  places = PLACES,
  megapixels: budget = MEGAPIXELS_AT_ONCE,
  timeoutMs = 120_000,
  idleMs = 60_000,
  standsBack = 5,
  quietMs = QUIET_MS,
  files = FILES,
}: PicturePoolOptions = {}): PicturePool {
  const fair = makeFairSlots({ places, placesEach: PLACES_EACH, budget })
  // Queued after a campaign's photos and their studies, a user who waits for small copies would wait for seconds.
  const looks = makeFairSlots({ places: LOOKING_AT_ONCE, placesEach: LOOKING_AT_ONCE, budget })
  // A file that has ended one process would end the next one too.
  const open = (
    program: Pick<ChildProgram, 'file' | 'idleMs' | 'recycleRssBytes'> &
      Partial<Pick<ChildProgram, 'flags' | 'standsBack'>>,
  ) =>
    openChildren<ToPictureWorker, never, unknown>({
      program: {
        work: 'picture',
        flags: FLAGS,
        standsBack,
        ...program,
        env: { PATH: process.env.PATH, SUBJECT_NETWORK: process.env.SUBJECT_NETWORK, ...MALLOC },
      },
      timeoutMs,
      attempts: 1,
    })
  const decoding = open({ file: files.decoding, idleMs, recycleRssBytes: 400 * MB })
  // Its work is short, and painters would leave it a quarter of a processor if it were nice.
  const looking = open({ file: files.decoding, idleMs, recycleRssBytes: 200 * MB, standsBack: 0 })
  // The memory of a study never lies beside a picture that is decoded in the same process.
  const studying = open({
    file: files.studying,
    flags: [...FLAGS, ...COLLECTING_FLAGS],
    idleMs: Math.min(idleMs, STUDYING_IDLE_MS),
    recycleRssBytes: STUDYING_RECYCLE_BYTES,
  })
  let largeAtWork = 0
  /** Moment until which the next upload of the same people is expected, on the clock of the process. */
  let busyUntilMs = 0

  /** Waits until no other order has ended for a while, or a user waits for this one. */
  async function untilQuiet(wanted: AbortSignal, signal: AbortSignal): Promise<void> {
    const stop = AbortSignal.any([wanted, signal])
    const leftMs = () => busyUntilMs - performance.now()
    for (let left = leftMs(); left > 0 && !stop.aborted; left = leftMs()) {
      await sleep(left, undefined, { signal: stop, ref: false }).catch(() => {})
    }
    signal.throwIfAborted()
  }

  function endIdle(): void {
    decoding.endIdle()
    studying.endIdle()
    looking.endIdle()
  }

  async function look(ask: unknown, { owner, megapixels: cost, signal }: PictureOrder): Promise<unknown> {
    const leave = await looks.acquire({ owner, cost, signal })
    try {
      const asked: unknown = typeof ask === 'function' ? await (ask as () => Promise<unknown>)() : ask
      return await looking.run({ kind: 'look', ask: asked }, { signal })
    } finally {
      leave()
    }
  }

  async function askOnce<Kind extends PictureTaskKind>(
    kind: Kind,
    ask: PictureAsk<Kind> | (() => Promise<PictureAsk<Kind>>),
    { givesWayUntil, ...order }: PictureOrder,
  ) {
    const ending = new AbortController()
    if (givesWayUntil) await untilQuiet(givesWayUntil, order.signal)
    const givesWay = givesWayUntil && { until: givesWayUntil, leave: () => ending.abort(new SlotReclaimed()) }
    const leave = await fair.acquire({ ...order, cost: order.megapixels, givesWay })
    const isLarge = order.megapixels > budget / 2
    if (isLarge) largeAtWork++
    try {
      const asked = typeof ask === 'function' ? await ask() : ask
      const children = kind === 'study' ? studying : decoding
      const answer = children.run({ kind, ask: asked }, { signal: AbortSignal.any([order.signal, ending.signal]) })
      // Nothing as large fits beside it, so the other processes would only take memory meanwhile.
      if (isLarge) endIdle()
      // No other order waits, so the picture will be studied next: by a process that starts while this one decodes.
      else if (kind === 'prepare' && largeAtWork === 0 && fair.waiting === 0) studying.warmUp()
      return (await answer) as PictureAnswer<Kind>
    } finally {
      // Memory that a large picture left in its process, or a process that has only measured, must not lie beside the
      // next one.
      if (largeAtWork > 0) endIdle()
      if (isLarge) largeAtWork--
      if (!givesWayUntil) busyUntilMs = performance.now() + quietMs
      leave()
    }
  }

  return {
    get waiting() {
      return fair.waiting
    },
    async ask<Kind extends PictureTaskKind>(
      kind: Kind,
      ask: PictureAsk<Kind> | (() => Promise<PictureAsk<Kind>>),
      order: PictureOrder,
    ) {
      if (kind === 'look') return (await look(ask, order)) as PictureAnswer<Kind>
      for (;;) {
        try {
          return await askOnce(kind, ask, order)
        } catch (error) {
          if (!(error instanceof SlotReclaimed)) throw error
        }
      }
    },
    expectLooks: () => looking.warmUp(),
    close() {
      looking.close()
      decoding.close()
      studying.close()
    },
  }
}
