import { availableParallelism } from 'node:os'
import { UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import type { ChildProgram } from '../children/child.ts'
import { openChildren } from '../children/children.ts'
import { makeFairPlaces } from '../children/fair-places.ts'
import { KEEP_WASM_CODE } from '../keep-wasm-code.ts'
import type { PictureAnswer, PictureAsk, PictureTaskKind, ToPictureWorker } from './picture-tasks.ts'

export interface PictureOrder {
  /** Whoever it is for: places go round between people. */
  owner: string
  /** What will be decoded, for the budget. */
  megapixels: number
  /** Whether it only prepares another order of the owner's, and is no turn. */
  isPreparation?: boolean
  /** It can wait until then: whatever else is asked for comes before it, and ends it where it has begun, to begin anew later. */
  givesWayUntil?: AbortSignal
  signal: AbortSignal
}

export interface PicturePool {
  /** How many orders have no place yet, without those that can wait. */
  readonly waiting: number
  /**
   * What is asked may be made when its turn has come: until then it takes no memory. Throws what that throws, the signal's reason, an
   * AppError about the picture, or ChildLost when the picture ended its process.
   */
  ask<Kind extends PictureTaskKind>(
    kind: Kind,
    ask: PictureAsk<Kind> | (() => Promise<PictureAsk<Kind>>),
    order: PictureOrder,
  ): Promise<PictureAnswer<Kind>>
  /** Somebody will soon be shown pictures: what looks at them starts meanwhile. */
  expectLooks(): void
  close(): void
}

export interface PicturePoolOptions {
  places?: number
  /** Of all that is decoded at once. */
  megapixels?: number
  /** Work that takes longer hangs: its process is killed. */
  timeoutMs?: number
  idleMs?: number
  /** By how much it gives way to requests (nice). */
  standsBack?: number
  /** What decodes and what studies. */
  files?: { decoding: URL; studying: URL }
}

const FILES = {
  decoding: new URL('picture-worker.ts', import.meta.url),
  studying: new URL('study-worker.ts', import.meta.url),
}

/** The largest upload, and nothing beside it: AVIF takes 18 bytes a pixel, the others less (docs/decisions/0040). */
const MEGAPIXELS_AT_ONCE = UPLOAD_MAX_PIXELS / 1_000_000
/** Each process takes 80 MB without a picture; on two cores a third would only slow the requests down. */
const PLACES = Math.min(4, Math.max(2, availableParallelism()))
const PLACES_EACH = 2
/** One process looks at pictures for those who wait: the largest that it takes is as much as it adds to the memory. */
const LOOKING_AT_ONCE = 1

const MB = 1024 * 1024
/** Long enough for the next photo of the same upload. */
const STUDYING_IDLE_MS = 10_000
const STUDYING_RECYCLE_BYTES = 800 * MB

/** It was begun while nobody waited for a place. */
class PlaceWanted extends Error {}

/** What V8 and glibc are told: pictures lie outside V8's heap, and go back to the system when they are done with. */
const FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4', KEEP_WASM_CODE]
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_TRIM_THRESHOLD_: '16000000' }

/**
 * Decodes pictures in processes of their own: a file that ends or hangs its decoder costs one answer, memory is bounded by
 * the megapixels that are decoded at once, and requests come first. A process starts when it is first needed.
 */
export function openPicturePool({
  places = PLACES,
  megapixels: budget = MEGAPIXELS_AT_ONCE,
  timeoutMs = 120_000,
  idleMs = 60_000,
  standsBack = 5,
  files = FILES,
}: PicturePoolOptions = {}): PicturePool {
  const fair = makeFairPlaces({ places, placesEach: PLACES_EACH, budget })
  // Behind a campaign's photos and their studies, who waits for small copies would wait for seconds.
  const looks = makeFairPlaces({ places: LOOKING_AT_ONCE, placesEach: LOOKING_AT_ONCE, budget })
  // A file that has ended one process would end the next one too.
  const open = (program: Pick<ChildProgram, 'file' | 'idleMs' | 'recycleRssBytes'> & { standsBack?: number }) =>
    openChildren<ToPictureWorker, never, unknown>({
      program: {
        ...{ work: 'picture', flags: FLAGS, standsBack, ...program },
        env: { PATH: process.env.PATH, SUBJECT_NETWORK: process.env.SUBJECT_NETWORK, ...MALLOC },
      },
      timeoutMs,
      attempts: 1,
    })
  const decoding = open({ file: files.decoding, idleMs, recycleRssBytes: 400 * MB })
  // Its work is short, and painters would leave it a fourth of a processor if it stood back.
  const looking = open({ file: files.decoding, idleMs, recycleRssBytes: 200 * MB, standsBack: 0 })
  // What a study takes never lies beside a picture that is decoded in the same process.
  const studying = open({
    file: files.studying,
    idleMs: Math.min(idleMs, STUDYING_IDLE_MS),
    recycleRssBytes: STUDYING_RECYCLE_BYTES,
  })
  let largeAtWork = 0

  function endIdle(): void {
    decoding.endIdle()
    studying.endIdle()
    looking.endIdle()
  }

  async function look(ask: unknown, { owner, megapixels: cost, signal }: PictureOrder): Promise<unknown> {
    const leave = await looks.take({ owner, cost, signal })
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
    const givesWay = givesWayUntil && { until: givesWayUntil, leave: () => ending.abort(new PlaceWanted()) }
    const leave = await fair.take({ ...order, cost: order.megapixels, givesWay })
    const isLarge = order.megapixels > budget / 2
    if (isLarge) largeAtWork++
    try {
      const asked = typeof ask === 'function' ? await ask() : ask
      const children = kind === 'study' ? studying : decoding
      const answer = children.run({ kind, ask: asked }, { signal: AbortSignal.any([order.signal, ending.signal]) })
      // Nothing as large fits beside it, so the other processes would only lie there meanwhile.
      if (isLarge) endIdle()
      // Nobody waits, so it will be studied next: by a process that starts while this one decodes.
      else if (kind === 'prepare' && largeAtWork === 0 && fair.waiting === 0) studying.warmUp()
      return (await answer) as PictureAnswer<Kind>
    } finally {
      // Neither what a large one has left in its process nor a process that has only measured lies beside the next one.
      if (largeAtWork > 0) endIdle()
      if (isLarge) largeAtWork--
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
          if (!(error instanceof PlaceWanted)) throw error
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
