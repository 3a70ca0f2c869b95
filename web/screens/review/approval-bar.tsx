import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { Review } from '#contract/review.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useShortDate } from '#web/ui/use-short-date.ts'
import styles from './review.module.css'

const ApproveDialog = lazyPart(async () => (await import('./approve-dialog.tsx')).ApproveDialog)

/** What the link is for. On phones it stays at the foot of the screen. */
export function ApprovalBar({ token, review }: { token: string; review: Review }) {
  const [isAsking, setAsking] = useState(false)
  const { approval, version, pictures } = review
  return (
    <div className={styles.approval}>
      {approval ? (
        <Approved name={approval.name} createdAt={approval.createdAt} />
      ) : (
        <Button variant="primary" size="lg" onClick={() => setAsking(true)}>
          Approve
        </Button>
      )}
      {isAsking && <ApproveDialog {...{ token, version }} count={pictures.length} onClose={() => setAsking(false)} />}
    </div>
  )
}

function Approved({ name, createdAt }: { name: string; createdAt: string }) {
  const day = useShortDate(createdAt)
  return (
    <p className={styles.approved} role="status">
      <BadgeCheck aria-hidden />
      <span>
        Approved by <strong dir="auto">{name}</strong>, {day}
      </span>
    </p>
  )
}
