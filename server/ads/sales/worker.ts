import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { RepaintServices } from '#server/services.ts'
import { paintSaleJob } from './job.ts'
import { giveUpState, paintState } from './paint-state.ts'

/** Makes this process paint the pictures of sales, in the background of what users wait for. */
export async function registerSaleWorker(services: RepaintServices, pool: PaintPool): Promise<void> {
  const painting = {
    concurrency: pool.size,
    onExhausted: (payload: { stateId: string }) => giveUpState(services, payload),
  }
  await services.jobs.work(paintSaleJob, painting, (payload, { signal }) => paintState(services, pool, payload, signal))
}
