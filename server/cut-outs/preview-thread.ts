import type { Stroke } from '#contract/cut-out.ts'
import { AppError } from '../http/app-error.ts'
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
/** A preview takes a fifth of a second: whoever would wait longer than a few seconds is told so. */
const WAITING_MAX = 20
/** A brush asks again when it has its answer. Whoever asks for more at once keeps nobody else from a place. */
const OF_ONE_PERSON_MAX = 3

/** Beside the requests, and not among the uploads: somebody with a brush waits for no place. */
export function openPreviewThread(): PreviewThread {
  const program = new URL('preview-worker.ts', import.meta.url)
  const thread = openThread<PreviewTask, PreviewAnswer>({ program, work: 'draws cut-outs', idleMs: IDLE_MS })
  const waitingOf = new Map<string, number>()
  const count = (userId: string, more: 1 | -1) => {
    const waiting = (waitingOf.get(userId) ?? 0) + more
    if (waiting > 0) waitingOf.set(userId, waiting)
    else waitingOf.delete(userId)
  }
  return {
    async draw(task, { userId, readPhoto }) {
      if ((waitingOf.get(userId) ?? 0) >= OF_ONE_PERSON_MAX) {
        throw new AppError(
          'UNAVAILABLE',
          'Your strokes before are still being drawn. Please try again in a few seconds.',
        )
      }
      if (thread.waiting >= WAITING_MAX) {
        throw new AppError('UNAVAILABLE', 'Too many people touch up photos. Please try again in a few seconds.')
      }
      count(userId, 1)
      try {
        const known = await thread.ask(task)
        return known ?? (await thread.ask({ ...task, photo: await readPhoto() }))!
      } finally {
        count(userId, -1)
      }
    },
    close: () => thread.close(),
  }
}
