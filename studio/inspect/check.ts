import type { Finding } from '#contract/report.ts'
import type { InspectedAd } from './inspected-ad.ts'

/** One rule of what an ad must be. Empty when it is kept. */
export type Check = (ad: InspectedAd) => Finding[]
