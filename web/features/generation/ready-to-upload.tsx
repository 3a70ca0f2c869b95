import { Check, Info, TriangleAlert } from 'lucide-react'
import type { DigitalSource } from '#contract/digital-source.ts'
import { isReadyToUpload } from '#contract/ready-to-upload.ts'
import type { Variant } from '#contract/variant.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './ready-to-upload.module.css'

const SEVERITIES = ['error', 'warning', 'info'] as const
const LABELS = { error: 'Problem', warning: 'Advice', info: 'Note' } as const

/** Platforms ask it of whoever uploads an ad; the file says the same. */
const WHAT_TO_TICK: Record<DigitalSource, string> = {
  composite:
    'Google, Meta and Pinterest ask whether AI made the picture: leave that unticked, unless AI made one of your photos.',
  compositeSynthetic:
    'Google, Meta and Pinterest ask whether AI made the picture: tick it, because AI made a part of this one.',
}

type ReadyToUploadProps = Pick<Variant, 'findings' | 'digitalSource' | 'shown' | 'stale'>

/** What the inspection found on this ad, the most serious first, and what to say of it where it is uploaded. */
export function ReadyToUpload({ findings, digitalSource, shown, stale }: ReadyToUploadProps) {
  const sorted = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
  return (
    <section className={styles.report}>
      <h3>{isReadyToUpload(findings) && !stale ? 'Ready to upload' : 'Not ready to upload'}</h3>
      <ul>
        {stale && (
          <li data-severity="error">
            <TriangleAlert aria-hidden />
            <span>
              <VisuallyHidden>Problem: </VisuallyHidden>This picture is out of date: it does not show what your details
              say.
            </span>
          </li>
        )}
        {!stale && sorted.every(({ severity }) => severity === 'info') && (
          <li>
            <Check aria-hidden />
            <span>
              Size, file weight, contrast and safe zones were checked{shown && ', and every word with your details'}.
              Nothing needs a change.
            </span>
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
        <li data-severity="info">
          <Info aria-hidden />
          <span>{WHAT_TO_TICK[digitalSource]}</span>
        </li>
      </ul>
    </section>
  )
}
