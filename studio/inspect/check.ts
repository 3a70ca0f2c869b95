import type { Finding } from '#contract/ads/report.ts'
import type { InspectedAd } from './inspected-ad.ts'

/** One rule of what an ad must be. Returns no findings if it is kept. */
export type Check = (ad: InspectedAd) => Finding[]
