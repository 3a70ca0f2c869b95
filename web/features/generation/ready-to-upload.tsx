import { Check, Info, TriangleAlert } from 'lucide-react'
import type { Finding } from '#contract/report.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './ready-to-upload.module.css'

const SEVERITIES = ['error', 'warning', 'info'] as const
const LABELS = { error: 'Problem', warning: 'Advice', info: 'Note' } as const

/** What the inspection found on this ad, the most serious first. */
export function ReadyToUpload({ findings }: { findings: readonly Finding[] }) {
  const sorted = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return (
    <section className={styles.report}>
      <h3>Ready to upload</h3>
      <ul>
        {sorted.every(({ severity }) => severity === 'info') && (
          <li>
            <Check aria-hidden />
            <span>Size, file weight, contrast, safe zones and every word were checked. Nothing needs a change.</span>
          </li>
        )}
        {sorted.map((finding, at) => (
          <li key={at} data-severity={finding.severity}>
            {finding.severity === 'info' ? <Info aria-hidden /> : <TriangleAlert aria-hidden />}
            <span>
              <VisuallyHidden>{LABELS[finding.severity]}: </VisuallyHidden>
              {finding.message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
