import { useState } from 'react'
import type { DigitalSource } from '#contract/pictures/digital-source.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { isReadyToUpload } from '#contract/ads/ready-to-upload.ts'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FindingList } from './finding-list.tsx'
import styles from './ready-to-upload.module.css'

/** The declarations that platforms require when an ad is uploaded; the file contains the same. */
const WHAT_TO_TICK: Record<DigitalSource, string> = {
  composite: t(
    'Google, Meta and Pinterest ask whether AI made the picture: leave that unticked, unless AI made one of your photos.',
  ),
  compositeSynthetic: t(
    'Google, Meta and Pinterest ask whether AI made the picture: tick it, because AI made a part of this one.',
  ),
}

const OUT_OF_DATE = t('This picture is out of date: it does not show what your details say.')

const LINKS = { check: (text: string) => <Link to="/check">{text}</Link> }

/** The rulebook is data for a whole page, which few people open. */
const RuleSources = lazyPart(async () => (await import('./rule-sources.tsx')).RuleSources)

type ReadyToUploadProps = Pick<Variant, 'format' | 'findings' | 'digitalSource' | 'shown' | 'stale'>

/**
 * Lists the findings of the inspection, the most serious first, and the declaration for the upload. Folded if there are
 * none.
 */
export function ReadyToUpload({ format, findings, digitalSource, shown, stale }: ReadyToUploadProps) {
  const isReady = isReadyToUpload(findings) && !stale
  return (
    <details className={styles.report} open={!isReady}>
      <summary>
        <h3>{isReady ? t('Ready to upload') : t('Not ready to upload')}</h3>
      </summary>
      <FindingList
        findings={findings}
        problem={stale && OUT_OF_DATE}
        areWordsChecked={shown !== undefined}
        note={WHAT_TO_TICK[digitalSource]}
      />
      <Sources format={format} />
      <p className={styles.other}>{rich(t('Every other picture can be <check>checked as well</check>.'), LINKS)}</p>
    </details>
  )
}

/** Shows where each rule is stated and when that was read, once somebody asks for it. */
function Sources({ format }: Pick<Variant, 'format'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.sources} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Where these rules are stated')}</summary>
      {isOpen && <RuleSources format={format} />}
    </details>
  )
}
