import { enableCompileCache } from 'node:module'
import type { FromPainter, ToPainter } from './paint-messages.ts'

/** The painting process: one task at a time comes in, see painter-process.ts. */

// Before the studio is imported: compiled code more than halves what the start of a process costs.
enableCompileCache()
const studio = openStudio()
// Whoever sends a task hears of a failure; until then it must only not be unhandled.
studio.catch(() => {})

process.on('message', (task: ToPainter) => void answer(task))
// The server is gone, and with it whoever wanted the ad.
process.on('disconnect', () => process.exit())

async function openStudio() {
  const [{ default: sharp }, paintAd] = await Promise.all([import('sharp'), import('./paint-ad.ts')])
  // This process has one core, and no picture is decoded twice in a row.
  sharp.concurrency(1)
  sharp.cache(false)
  return paintAd
}

async function answer(task: ToPainter): Promise<void> {
  try {
    const { paintAd, planScene } = await studio
    if (task.planOnly) {
      return tell({ kind: 'planned', plan: await planScene(task), rssBytes: process.memoryUsage.rss() })
    }
    const painted = await paintAd(task, (stage) => tell({ kind: 'stage', stage }))
    tell({ kind: 'done', painted, rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    if (!(error instanceof Error)) return tell({ kind: 'failed', stack: String(error) })
    if (error.name === 'UnpaintablePhoto') return tell({ kind: 'refused', message: error.message })
    tell({ kind: 'failed', stack: error.stack ?? error.message })
  }
}

function tell(message: FromPainter): void {
  process.send?.(message)
}
