import { makeFairPlaces } from '../children/fair-places.ts'
import { takeInTime } from '../children/take-in-time.ts'
import { AppError } from '../http/app-error.ts'

const PLACES = 8
/** Half of them at most: nobody's choosing keeps everybody else from theirs. */
const PLACES_EACH = 4
/** A sketch takes an eighth of a second; whoever would wait for longer than this is told so. */
const WAITING = { withinMs: 5_000, waitingMax: 100, waitingMaxEach: 8 }

/** The sketches that somebody waits for on this server: turns go round between people. */
export function makeSketchPlaces() {
  const places = makeFairPlaces({ places: PLACES, placesEach: PLACES_EACH, budget: PLACES })
  return {
    /**
     * Throws UNAVAILABLE when there is no place in time; gives back how to free it. Whoever is gone frees it too: who tries one look after
     * the other leaves the sketches before, each of which may still wait for a photo to be studied.
     */
    async take(userId: string, gone: AbortSignal): Promise<() => void> {
      const leave = await takeInTime(places, { owner: userId, signal: gone, ...WAITING, busy }).catch(
        (error: unknown) => {
          throw gone.aborted ? new AppError('UNAVAILABLE', 'Nobody waits for this sketch any more.') : error
        },
      )
      gone.addEventListener('abort', leave, { once: true })
      return () => {
        gone.removeEventListener('abort', leave)
        leave()
      }
    },
  }
}

function busy(): AppError {
  return new AppError('UNAVAILABLE', 'Many sketches are being made right now. Please try again soon.')
}
