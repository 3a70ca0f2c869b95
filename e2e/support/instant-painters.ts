import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import { paintForever, TEXT_PAINTERS } from '#test/painters/painters.ts'

/** An ad for this product occupies a painter and is never finished: its test cancels it. */
export const NEVER_FINISHED = 'Never finished'

/** Painters for journeys that need an ad and not its looks: two slots, as on two cores, and no studio behind them. */
export const JOURNEY_PAINTERS: PaintPool = {
  ...TEXT_PAINTERS,
  paint: (task, options) =>
    (task.ad.productName === NEVER_FINISHED ? paintForever : TEXT_PAINTERS.paint)(task, options),
}
