import type { Dials } from '#contract/ads/dials.ts'
import type { Finding, Report } from '#contract/ads/report.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { Provenance } from './provenance.ts'

/** The shown parts of a variant's layout, report and making, which are tens of kilobytes. */
export interface VariantSummary {
  family: string
  synthetic?: boolean | null
  findings: Finding[]
  /** Visible colors by role; missing for pictures from before they were measured. */
  colors?: Report['colors'] | null
  notice?: string | null
  /** Dials as far as the picture has room for them. */
  dials?: Dials | null
}

interface Made {
  layout: Pick<StoredLayout, 'family' | 'synthetic' | 'dialed' | 'direction'>
  report: Pick<Report, 'findings' | 'colors'>
  provenance: Pick<Provenance, 'notice'> | null
}

export function summarize({ layout, report, provenance }: Made): VariantSummary {
  const { family, synthetic, direction, dialed = direction?.dials } = layout
  const notice = provenance?.notice
  return {
    family,
    ...(synthetic && { synthetic }),
    findings: report.findings,
    ...(report.colors && { colors: report.colors }),
    ...(notice && { notice }),
    ...(dialed && Object.keys(dialed).length > 0 && { dials: dialed }),
  }
}
