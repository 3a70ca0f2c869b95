import type { Stroke } from '#contract/cut-out.ts'
import { AppError } from '../http/app-error.ts'
import { makeFairPlaces } from '../children/fair-places.ts'
import { takeInTime } from '../children/take-in-time.ts'
import { openThread } from '../threads/open-thread.ts'

export interface PreviewTask {
  imageId: string
  strokes: readonly Stroke[]
  /** The stored photo and its study: left out where the thread may know them from a stroke before. */
  photo?: { bytes: Uint8Array; study: Uint8Array }
}

/** WebP; undefined where the thread does not know the photo. */
export type PreviewAnswer = Uint8Array | undefined

/** Draws cut-outs, small and soon, for somebody who looks at them. */
export interface PreviewThread {
  draw(
    task: PreviewTask,
    asked: { userId: string; readPhoto: () => Promise<PreviewTask['photo']> },
  ): Promise<Uint8Array>
  close(): Promise<void>
}

const IDLE_MS = 60_000
/** One is drawn while the photo of another comes from storage. */
const PLACES = 2
/** A preview takes a fifth of a second, and two where a brush does its worst: whoever would wait for longer than this is told so. */
const WAITING = { withinMs: 20_000, waitingMax: 100, waitingMaxEach: 10 }

/**
 * Beside the requests, and not among the uploads: somebody with a brush waits for no place. Turns go round between people, so that whoever
 * asks for many keeps nobody else waiting for more than one.
 */
export function openPreviewThread(): PreviewThread {
  const program = new URL('preview-worker.ts', import.meta.url)
  const thread = openThread<PreviewTask, PreviewAnswer>({ program, work: 'draws cut-outs', idleMs: IDLE_MS })
  const places = makeFairPlaces({ places: PLACES, placesEach: 1, budget: PLACES })

  return {
    async draw(task, { userId, readPhoto }) {
      const leave = await takeInTime(places, { owner: userId, ...WAITING, busy })
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
