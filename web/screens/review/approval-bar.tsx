import { BadgeCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { missingParts, withoutParts } from '#contract/required-parts.ts'
import type { Approval, Review } from '#contract/review.ts'
import { approvedVersion } from '#web/features/review/approved-version.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useShortDate } from '#web/ui/use-short-date.ts'
import styles from './review.module.css'

const ApproveDialog = lazyPart(async () => (await import('./approve-dialog.tsx')).ApproveDialog)

/** What the link is for. On phones it stays at the foot of the screen. */
export function ApprovalBar({ token, review }: { token: string; review: Review }) {
  const [isAsking, setAsking] = useState(false)
  const lacking = missingParts(review.pictures.flatMap(({ findings }) => findings))
  const { approval, approvedBefore, version, pictures } = review
  return (
    <div className={styles.approval}>
      {approval ? (
        <Approved approval={approval} version={version} />
      ) : (
        <>
          {approvedBefore && <Approved approval={approvedBefore} version={version} />}
          <Button variant="primary" size="lg" onClick={() => setAsking(true)}>
            Approve{withoutParts(lacking)}
          </Button>
        </>
      )}
      {isAsking && (
        <ApproveDialog {...{ token, version, lacking }} count={pictures.length} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

function Approved({ approval, version }: { approval: Approval; version: number }) {
  const { name, createdAt } = approval
  const day = useShortDate(createdAt)
  const isThis = approval.version === version
  return (
    <p className={styles.approved} role="status" data-approved={isThis || undefined}>
      {isThis ? <BadgeCheck aria-hidden /> : <CircleDashed aria-hidden />}
      <span>
        {approvedVersion({ approval, currentVersion: version })} by <strong dir="auto">{name}</strong>, {day}
      </span>
    </p>
  )
}
