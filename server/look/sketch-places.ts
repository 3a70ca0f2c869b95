import { AppError } from '../http/app-error.ts'

/** A sketch takes an eighth of a second; whoever would wait longer than two is told so. */
const SKETCHES_MAX = 8
/** Half of them at most: nobody's choosing keeps everybody else from theirs. */
const SKETCHES_PER_USER_MAX = 4

/** Counts the sketches that somebody waits for on this server. */
export function makeSketchPlaces() {
  const taken: string[] = []
  return {
    /**
     * Throws UNAVAILABLE when there is no place; gives back how to free it. Whoever is gone frees it too: who tries one look after the
     * other leaves the sketches before, each of which may still wait for a photo to be studied.
     */
    take(userId: string, gone: AbortSignal): () => void {
      const own = taken.filter((user) => user === userId)
      if (taken.length >= SKETCHES_MAX || own.length >= SKETCHES_PER_USER_MAX) {
        throw new AppError('UNAVAILABLE', 'The sketch has to wait. Please try again soon.')
      }
      taken.push(userId)
      const free = () => void taken.splice(taken.indexOf(userId), 1)
      gone.addEventListener('abort', free, { once: true })
      return () => {
        if (gone.aborted) return
        gone.removeEventListener('abort', free)
        free()
      }
    },
  }
}
