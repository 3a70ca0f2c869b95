import { availableParallelism } from 'node:os'
import type { ToPainter } from './paint-messages.ts'
import type { Paint, PaintOptions, PlanScene } from './painter.ts'
import { type Painted, PainterLost, PainterProcess } from './painter-process.ts'

export interface PaintPool {
  paint: Paint
  plan: PlanScene
  /** How many ads are painted at the same time. */
  size: number
  close(): void
}

export interface PaintPoolOptions {
  size?: number
  /** A painting that takes longer hangs: its process is killed. */
  timeoutMs?: number
  /** How long a child without work is kept warm. */
  idleMs?: number
  file?: URL
}

/** For each child. The job queue hands out no more jobs than there are children, so this is a bound and not a plan. */
const WAITING_MAX = 8

/**
 * Paints in child processes, one for each core, because painting blocks its thread and a crash in native code ends its process. A
 * child starts when it is first needed. An ad whose child died or hung is painted again, once.
 */
export function openPaintPool({
  size = availableParallelism(),
  timeoutMs = 60_000,
  idleMs = 5 * 60_000,
  file = new URL('paint-worker.ts', import.meta.url),
}: PaintPoolOptions = {}): PaintPool {
  const painters = new Set<PainterProcess>()
  const idle: PainterProcess[] = []
  const waiting = new Set<() => void>()
  let working = 0
  let closed = false

  const paint: Paint = async (task, options) => {
    const answer = await work(task, options)
    if (answer.kind !== 'done') throw new Error('A painting process has planned what it should have painted')
    return answer.painted
  }

  const plan: PlanScene = async (task, options) => {
    const answer = await work({ ...task, planOnly: true }, options)
    return answer.kind === 'planned' ? answer.plan : undefined
  }

  async function work(task: ToPainter, options: PaintOptions): Promise<Painted> {
    await takePlace(options.signal)
    try {
      return await paintOnce(task, options).catch((error: unknown) => {
        if (error instanceof PainterLost) return paintOnce(task, options)
        throw error
      })
    } finally {
      leavePlace()
    }
  }

  /** In the order of their coming. Whoever is aborted while waiting leaves at once, and takes no child's time. */
  async function takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (working < size) {
      working++
      return
    }
    if (waiting.size >= size * WAITING_MAX) throw new Error('Too many ads wait for a painting process')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => {
      waiting.delete(resolve)
      reject(signal.reason as Error)
    }
    waiting.add(resolve)
    signal.addEventListener('abort', abort, { once: true })
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  /** The place goes to the next who waits, if there is one. */
  function leavePlace(): void {
    const [next] = waiting
    if (!next) {
      working--
      return
    }
    waiting.delete(next)
    next()
  }

  async function paintOnce(task: ToPainter, options: PaintOptions): Promise<Painted> {
    options.signal.throwIfAborted()
    const painter = takePainter()
    try {
      return await painter.run(task, { ...options, timeoutMs })
    } finally {
      if (painter.usable) idle.push(painter)
      else painters.delete(painter)
    }
  }

  function takePainter(): PainterProcess {
    if (closed) throw new Error('The painting processes have been closed')
    for (let painter = idle.pop(); painter; painter = idle.pop()) {
      if (painter.usable) return painter
      painters.delete(painter)
    }
    const painter = new PainterProcess(file, idleMs)
    painters.add(painter)
    return painter
  }

  function close(): void {
    closed = true
    for (const painter of painters) painter.kill()
  }

  return { paint, plan, size, close }
}
