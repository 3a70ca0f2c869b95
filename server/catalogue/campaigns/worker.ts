import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { Services } from '#server/services.ts'
import { forgetCampaigns, forgetCampaignsJob } from './forget-campaigns.ts'
import { cancelRest } from './cancel-campaign.ts'
import { registerFeedOutWorker } from './feed-out/feed-out-worker.ts'
import { cancelCampaignJob, paintProductJob } from './job.ts'
import { turnSalesJob } from './rules/sale-job.ts'
import { turnDueSales } from './rules/turn-sales.ts'
import { registerSourceWorker } from './source/source-worker.ts'
import { registerCarouselWorker } from './carousels/carousel-worker.ts'
import { failProduct, paintCampaignProduct } from './paint-product.ts'

/** Users whose campaigns are painted at the same time. */
const USERS_AT_ONCE = 3

/**
 * Makes this process work on campaigns. As many products of one user are at work as there are painters, so that the
 * photos of one arrive while another is painted, and another user's campaign begins beside it.
 */
export async function registerCampaignWorker(services: Services, pool: PaintPool): Promise<void> {
  const painting = {
    concurrency: pool.size * USERS_AT_ONCE,
    groupConcurrency: pool.size,
    onExhausted: (payload: { resultId: string; run: number }) => failProduct(services, payload),
  }
  await services.jobs.work(paintProductJob, painting, (payload, context) =>
    paintCampaignProduct(services, pool, payload, context),
  )
  await services.jobs.work(cancelCampaignJob, { concurrency: 1 }, (payload, { signal }) =>
    cancelRest(services, payload, signal),
  )
  await registerSourceWorker(services)
  await registerCarouselWorker(services, pool)
  await services.jobs.work(turnSalesJob, { concurrency: 1 }, (_payload, { signal }) => turnDueSales(services, signal))
  await registerFeedOutWorker(services)
  await services.jobs.work(forgetCampaignsJob, { concurrency: 1 }, () => forgetCampaigns(services))
}
