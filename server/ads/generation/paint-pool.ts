import { availableParallelism } from 'node:os'
import type { StudioStage } from '#studio/index.ts'
import { openChildren } from '#server/platform/worker-processes/children.ts'
import type { FromPainter, ToPainter } from './paint-messages.ts'
import type {
  Paint,
  PaintAngles,
  PaintCarousel,
  PaintExtras,
  PaintLooks,
  Painters,
  PaintOptions,
  PaintTrial,
  PaintStored,
  PlanAd,
  Repaint,
} from './painter.ts'
import { type Line, openPaintSlots } from './paint-slots.ts'
import { painterStart } from './painter-start.ts'

export interface PaintPool extends Painters {
  paintAngles: PaintAngles
  paintLooks: PaintLooks
  paintCarousel: PaintCarousel
  paintTrial: PaintTrial
  paintExtras: PaintExtras
  paintStored: PaintStored
  /** Number of ads that are painted at the same time. */
  size: number
  close(): void
}

export interface PaintPoolOptions {
  size?: number
  /** Longest time for a painting; one that takes longer hangs, and its process is killed. */
  timeoutMs?: number
  /** Time for which a child without work is kept warm. */
  idleMs?: number
  file?: URL
}

/**
 * Returns a name of the task's first photo, which its painter then knows: the next format of the same ad goes there, or
 * the photo would be decoded and made ready once more.
 */
function heroOf(task: ToPainter): string | undefined {
  const { photos = [] } = 'repaint' in task ? task.repaint : 'photos' in task ? task : {}
  return photos[0]?.sha256
}

/** Memory beyond which a child is replaced after its task; one paints in about a third of it. */
const RECYCLE_RSS_BYTES = 800 * 1024 * 1024

/**
 * Paints in child processes, one for each core, because painting blocks its thread and a crash in native code ends its
 * process. A child starts when it is first needed. An ad whose child died or hung is painted again, once.
 */
export function openPaintPool({
  size = availableParallelism(),
  timeoutMs = 60_000,
  idleMs = 5 * 60_000,
  file = new URL('paint-worker.ts', import.meta.url),
}: PaintPoolOptions = {}): PaintPool {
  const { env, execArgv: flags } = painterStart()
  const children = openChildren<ToPainter, StudioStage, FromPainter>({
    program: { file, work: 'painting', env, flags, idleMs, recycleRssBytes: RECYCLE_RSS_BYTES },
    timeoutMs,
    attempts: 2,
  })
  const slots = openPaintSlots(size)
  const paint: Paint = async (task, options) => {
    const answer = await work(task, options)
    if (!('painted' in answer)) throw new Error('A painting process has planned what it should have painted')
    return answer.painted
  }

  const plan: PlanAd = async (task, depth, options) => {
    const answer = await work({ ...task, planOnly: depth }, options)
    if (!('plan' in answer)) throw new Error('A painting process has painted what it should have planned')
    return answer.plan
  }

  const repaint: Repaint = async (task, { signal, isLowPriority = false }) => {
    const line = isLowPriority ? 'background' : 'ahead'
    const answer = await work({ repaint: task }, { signal, onStage: () => {}, line })
    if (!('repainted' in answer)) throw new Error('A painting process has not changed what it should have changed')
    return answer.repainted
  }

  const paintAngles: PaintAngles = async (task, { signal, onBegun }) => {
    const answer = await work({ angles: task }, { signal, onStage: onBegun })
    if (!('sketched' in answer)) throw new Error('A painting process has not sketched what it should have sketched')
    return answer.sketched
  }

  const paintLooks: PaintLooks = async (task, { signal, onBegun }) => {
    const answer = await work({ looks: task }, { signal, onStage: onBegun })
    if (!('looks' in answer)) throw new Error('A painting process has not sketched the looks that it should have')
    return answer.looks
  }

  const paintCarousel: PaintCarousel = async (task, { signal, isLowPriority }) => {
    const answer = await work(
      { carousel: task },
      { signal, onStage: () => {}, ...(isLowPriority && { isLowPriority }) },
    )
    if (!('cards' in answer)) throw new Error('A painting process has not painted the cards that it should have')
    return answer.cards
  }

  const paintTrial: PaintTrial = async (task, { signal, isLowPriority }) => {
    const answer = await work({ trial: task }, { signal, onStage: () => {}, ...(isLowPriority && { isLowPriority }) })
    if (!('trial' in answer)) throw new Error('A painting process has not painted the trial that it should have')
    return answer.trial
  }

  const paintExtras: PaintExtras = async (task, { signal }) => {
    const answer = await work({ extras: task }, { signal, onStage: () => {}, line: 'background' })
    if (!('files' in answer)) throw new Error('A painting process has not written the files that it should have')
    return answer.files
  }

  const paintStored: PaintStored = async (task, { signal, onBegun }) => {
    const answer = await work({ stored: task }, { signal, onStage: onBegun })
    if (!('again' in answer)) throw new Error('A painting process has not painted what it should have painted again')
    return answer.again
  }

  async function work(
    task: ToPainter,
    {
      signal,
      onStage,
      isLowPriority = false,
      line = isLowPriority ? 'background' : 'waiting',
    }: PaintOptions & { line?: Line },
  ): Promise<FromPainter> {
    const release = await slots.acquire(line, signal)
    try {
      return await children.run(task, { signal, onNote: onStage, near: heroOf(task) })
    } finally {
      release()
    }
  }

  return {
    paint,
    paintAngles,
    paintCarousel,
    paintExtras,
    paintLooks,
    paintStored,
    paintTrial,
    plan,
    repaint,
    size,
    close: () => children.close(),
  }
}
