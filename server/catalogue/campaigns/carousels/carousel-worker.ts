import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { Services } from '#server/services.ts'
import { paintCarouselJob } from './carousel-job.ts'
import { failCarousel, paintCarousel } from './paint-carousel.ts'

export async function registerCarouselWorker(services: Services, pool: PaintPool): Promise<void> {
  const painting = {
    concurrency: pool.size,
    groupConcurrency: 1,
    onExhausted: (payload: { carouselId: string; run: number }) => failCarousel(services, payload),
  }
  await services.jobs.work(paintCarouselJob, painting, (payload, context) =>
    paintCarousel(services, pool.paintCarousel, payload, context),
  )
}
