import { makeFairSlots } from '#server/platform/worker-processes/fair-slots.ts'
import { acquireInTime } from '#server/platform/worker-processes/acquire-in-time.ts'
import { AppError } from '#server/platform/http/app-error.ts'

const PLACES = 8
/** Slots of one user, at most half of them: choosing a look never blocks other users. */
const PLACES_EACH = 4
/** Bounds of the line. A sketch takes an eighth of a second; a request that would wait longer than this is refused. */
const WAITING = { withinMs: 5_000, waitingMax: 100, waitingMaxEach: 8 }

/** Makes the slots for sketches on this server: turns go round between users. */
export function makeSketchSlots() {
  const places = makeFairSlots({ places: PLACES, placesEach: PLACES_EACH, budget: PLACES })
  return {
    /**
     * Acquires a slot and returns how to release it. Throws UNAVAILABLE if there is none in time. A client that
     * disconnects releases it too: a user who tries one look after the other leaves earlier sketches behind, each of
     * which may still wait for a photo's study.
     */
    async take(userId: string, gone: AbortSignal): Promise<() => void> {
      const leave = await acquireInTime(places, { owner: userId, signal: gone, ...WAITING, busy }).catch(
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
