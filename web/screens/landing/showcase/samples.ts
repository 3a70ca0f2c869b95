import type { AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { t } from '#web/i18n/i18n.ts'

interface Sample {
  style: AdStyle
  format: FormatId
  /** The advertised product. */
  alt: string
}

/** The samples of SPEC.md section 1. The studio made them: `npm run showcase` writes web/assets/showcase. */
export const SAMPLES: readonly Sample[] = [
  { style: 'modern', format: 'facebook_feed', alt: t('Sample ad for an AI accelerator') },
  { style: 'bold', format: 'instagram_feed', alt: t('Sample ad for a blood orange soda') },
  { style: 'luxury', format: 'google_display', alt: t('Sample ad for a perfume') },
]
