/** Changes of finished ads take a fifth of a second, and go ahead of ads; the pictures of catalogues, for which nobody waits, go behind. */
export type Line = 'ahead' | 'waiting' | 'behind'

/** For each painter and line. The job queue hands out few more jobs than there are painters, so this is a bound and not a plan. */
const WAITING_MAX = 8

/**
 * Who paints next. In each line it goes by the order of coming. While anyone else waits, catalogues hold at most half of the places, and
 * that half they get: so neither stops the other. Of a single painter's time they get what nobody else wants.
 */
export function openPlaces(size: number) {
  const lines: Record<Line, Set<() => void>> = { ahead: new Set(), waiting: new Set(), behind: new Set() }
  const taken = { all: 0, behind: 0 }

  /** Resolves with what gives the place back. Whoever is aborted while waiting leaves at once, and takes no painter's time. */
  async function take(line: Line, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (taken.all < size) enter(line)
    else await waitForTurn(line, signal)
    return () => leave(line)
  }

  function enter(line: Line): void {
    taken.all += 1
    if (line === 'behind') taken.behind += 1
  }

  function leave(line: Line): void {
    taken.all -= 1
    if (line === 'behind') taken.behind -= 1
    const next = chooseLine()
    const [begin] = next ? lines[next] : []
    // The place is taken in the name of who is called, or somebody else might come between.
    if (begin) enter(next!)
    begin?.()
  }

  function chooseLine(): Line | undefined {
    const hasHalf = taken.behind >= Math.floor(size / 2)
    const order: Line[] = hasHalf ? ['ahead', 'waiting', 'behind'] : ['ahead', 'behind', 'waiting']
    return order.find((line) => lines[line].size > 0)
  }

  async function waitForTurn(line: Line, signal: AbortSignal): Promise<void> {
    const waiting = lines[line]
    if (waiting.size >= size * WAITING_MAX) throw new Error('Too many ads wait for a painting process')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      waiting.delete(begin)
      resolve()
    }
    const abort = () => {
      waiting.delete(begin)
      reject(signal.reason as Error)
    }
    waiting.add(begin)
    signal.addEventListener('abort', abort, { once: true })
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  return { take }
}
