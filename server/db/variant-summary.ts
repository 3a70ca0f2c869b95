import type { Finding, Report } from '#contract/report.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { Provenance } from './provenance.ts'

/** What is shown of a variant's layout, report and making, which are tens of kilobytes: a few words of each. */
export interface VariantSummary {
  family: string
  synthetic?: boolean | null
  findings: Finding[]
  /** As they are seen, by role; left out for pictures from before that was measured. */
  colors?: Report['colors'] | null
  notice?: string | null
}

interface Made {
  layout: Pick<StoredLayout, 'family' | 'synthetic'>
  report: Pick<Report, 'findings' | 'colors'>
  provenance: Pick<Provenance, 'notice'> | null
}

export function summarize({ layout, report, provenance }: Made): VariantSummary {
  const { family, synthetic } = layout
  const notice = provenance?.notice
  return {
    family,
    ...(synthetic && { synthetic }),
    findings: report.findings,
    ...(report.colors && { colors: report.colors }),
    ...(notice && { notice }),
  }
}
