/**
 * Lines for a painter. Changes of finished ads take a fifth of a second and go first; pictures of catalogues, which no
 * user waits for, go last.
 */
export type Line = 'ahead' | 'waiting' | 'background'

/**
 * Most waiting tasks per painter and line. The job queue hands out few more jobs than there are painters, so this is a
 * bound and not a plan.
 */
const WAITING_MAX = 8

/**
 * Decides which task is painted next. Each line is served in order of arrival. While other tasks wait, catalogues get
 * half of the slots and no more, so that neither stops the other. With a single painter they get only what nothing else
 * wants.
 */
export function openPaintSlots(size: number) {
  const lines: Record<Line, Set<() => void>> = { ahead: new Set(), waiting: new Set(), background: new Set() }
  const taken = { all: 0, background: 0 }

  /**
   * Resolves with the function that releases the slot. A task that is aborted while it waits leaves at once, and takes
   * no painter's time.
   */
  async function acquire(line: Line, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (taken.all < size) enter(line)
    else await waitForTurn(line, signal)
    return () => release(line)
  }

  function enter(line: Line): void {
    taken.all += 1
    if (line === 'background') taken.background += 1
  }

  function release(line: Line): void {
    taken.all -= 1
    if (line === 'background') taken.background -= 1
    const next = chooseLine()
    if (!next) return
    const [begin] = lines[next]
    // The slot is acquired for the task that is called, or another one might come between.
    if (begin) enter(next)
    begin?.()
  }

  function chooseLine(): Line | undefined {
    const hasHalf = taken.background >= Math.floor(size / 2)
    const order: Line[] = hasHalf ? ['ahead', 'waiting', 'background'] : ['ahead', 'background', 'waiting']
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

  return { acquire }
}
