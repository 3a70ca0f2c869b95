import { openPaintPool, type PaintPool } from '#server/ads/generation/paint-pool.ts'
import { type LookThread, openLookThread } from './look-thread.ts'
import { makeSketchSlots } from './sketch-slots.ts'

/** Paints and advises while somebody waits; shared by people who choose looks and by agents. */
export interface Sketching {
  pool: PaintPool
  thread: LookThread
  places: ReturnType<typeof makeSketchSlots>
  close(): Promise<void>
}

/**
 * One process for sketches, beside those that paint ads, which lives only while users choose looks. An experiment has
 * half a dozen sketches.
 */
const SKETCH_PAINTERS = { size: 1, idleMs: 60_000, timeoutMs: 180_000 }

/** Opens it; nothing starts before the first sketch. */
export function openSketching(pool: PaintPool = openPaintPool(SKETCH_PAINTERS)): Sketching {
  const thread = openLookThread()
  return {
    pool,
    thread,
    places: makeSketchSlots(),
    async close() {
      pool.close()
      await thread.close()
    },
  }
}
