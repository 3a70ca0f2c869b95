import sharp from 'sharp'
import { paintAd, UnpaintablePhoto } from './paint-ad.ts'
import type { FromPainter } from './paint-messages.ts'
import type { PaintTask } from './painter.ts'

/** The painting process: one task at a time comes in, see painter-process.ts. Its core is all that it uses. */
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (task: PaintTask) => void answer(task))
// The server is gone, and with it whoever wanted the ad.
process.on('disconnect', () => process.exit())

async function answer(task: PaintTask): Promise<void> {
  try {
    const painted = await paintAd(task, (stage) => tell({ kind: 'stage', stage }))
    tell({ kind: 'done', painted, rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    if (error instanceof UnpaintablePhoto) return tell({ kind: 'refused', message: error.message })
    tell({ kind: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function tell(message: FromPainter): void {
  process.send?.(message)
}
