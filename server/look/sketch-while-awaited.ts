import { ChildLost } from '../children/child.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'

/**
 * A sketch that nobody waits for any more is not begun; one that is begun is painted, for a killed painter costs more. Throws UNAVAILABLE
 * when its painter was lost twice.
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
