import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { makeFairSlots } from '#server/platform/worker-processes/fair-slots.ts'
import { acquireInTime } from '#server/platform/worker-processes/acquire-in-time.ts'
import { openThread } from '#server/platform/threads/open-thread.ts'

export interface PreviewTask {
  imageId: string
  strokes: readonly Stroke[]
  /** The stored photo and its study; left out if the thread may know them from an earlier stroke. */
  photo?: { bytes: Uint8Array; study: Uint8Array }
}

/** WebP, or undefined if the thread does not know the photo. */
export type PreviewAnswer = Uint8Array | undefined

/** Draws cut-outs, small and fast, for a user who looks at them. */
export interface PreviewThread {
  draw(
    task: PreviewTask,
    asked: { userId: string; readPhoto: () => Promise<PreviewTask['photo']> },
  ): Promise<Uint8Array>
  close(): Promise<void>
}

const IDLE_MS = 60_000
/** Slots: one preview is drawn while the photo of another comes from storage. */
const PLACES = 2
/**
 * Bounds of the line. A preview takes a fifth of a second, and two if a brush does its worst: a request that would wait
 * longer than this is refused.
 */
const WAITING = { withinMs: 20_000, waitingMax: 100, waitingMaxEach: 10 }

/**
 * Opens the thread, off the event loop and apart from uploads, so that a user with a brush waits for no slot of theirs.
 * Turns go round between users, so that one who asks for many keeps nobody else waiting for more than one.
 */
export function openPreviewThread(): PreviewThread {
  const program = new URL('preview-worker.ts', import.meta.url)
  const thread = openThread<PreviewTask, PreviewAnswer>({ program, work: 'draws cut-outs', idleMs: IDLE_MS })
  const places = makeFairSlots({ places: PLACES, placesEach: 1, budget: PLACES })

  return {
    async draw(task, { userId, readPhoto }) {
      const leave = await acquireInTime(places, { owner: userId, ...WAITING, busy })
      try {
        const known = await thread.ask(task)
        return known ?? (await thread.ask({ ...task, photo: await readPhoto() }))!
      } finally {
        leave()
      }
    },
    close: () => thread.close(),
  }
}

function busy(): AppError {
  return new AppError('UNAVAILABLE', 'Too many people touch up photos. Please try again in a few seconds.')
}
