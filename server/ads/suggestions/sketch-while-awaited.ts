import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'

/**
 * Sketches while the client waits. A sketch that is no longer wanted is not begun; one that has begun is painted,
 * because a killed painter costs more. Throws UNAVAILABLE if its painter was lost twice.
 */
export async function sketchWhileAwaited<Sketch>(
  { log }: Pick<Services, 'log'>,
  awaited: AbortSignal,
  paint: (options: { signal: AbortSignal; onBegun: () => void }) => Promise<Sketch>,
): Promise<Sketch> {
  if (awaited.aborted) throw nobodyWaits()
  const begun = new AbortController()
  const leave = () => begun.abort(nobodyWaits())
  awaited.addEventListener('abort', leave, { once: true })
  const onBegun = () => awaited.removeEventListener('abort', leave)
  try {
    return await paint({ signal: begun.signal, onBegun })
  } catch (error) {
    if (!(error instanceof ChildLost)) throw error
    log.error({ err: error }, 'A sketch was not painted')
    throw new AppError('UNAVAILABLE', 'The sketch could not be made. Please try again soon.')
  }
}

function nobodyWaits(): AppError {
  return new AppError('UNAVAILABLE', 'Nobody waits for this sketch any more.')
}
