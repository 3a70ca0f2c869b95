import { BadgeCheck, CircleDashed, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { REQUIRED_PARTS } from '#contract/ads/required-parts.ts'
import type { Approval, Review } from '#contract/ads/reviews/review.ts'
import { useOverSince } from '#web/features/review/use-over-since.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useShortDate } from '#web/ui/texts/use-short-date.ts'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import { approveLabel } from './approve-label.ts'
import styles from './review.module.css'

const ApproveDialog = lazyPart(async () => (await import('./approve-dialog.tsx')).ApproveDialog)
const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** The bar with the approval buttons. On phones it stays at the bottom of the screen. */
export function ApprovalBar({ token, review }: { token: string; review: Review }) {
  const [asking, setAsking] = useState<'approve' | 'changes'>()
  const { approval, approvedBefore, changesAsked, version, pictures } = review
  const lacking = REQUIRED_PARTS.filter((part) => pictures.some((picture) => picture.lacking.includes(part)))
  const overSince = useOverSince(review.lastDay)
  const close = () => setAsking(undefined)
  return (
    <div className={styles.approval}>
      {approval && <Approved approval={approval} version={version} />}
      {!approval && approvedBefore && <Approved approval={approvedBefore} version={version} />}
      {!approval && changesAsked && <Asked by={changesAsked} />}
      {!approval && (
        <div className={styles.verdicts}>
          <Button size="lg" onClick={() => setAsking('changes')}>
            {t('Ask for changes')}
          </Button>
          <Button variant="primary" size="lg" onClick={() => setAsking('approve')}>
            {approveLabel(lacking)}
          </Button>
        </div>
      )}
      {asking === 'approve' && (
        <ApproveDialog
          token={token}
          version={version}
          lacking={lacking}
          overSince={overSince}
          count={pictures.length}
          onClose={close}
        />
      )}
      {asking === 'changes' && <AskDialog token={token} version={version} onClose={close} />}
    </div>
  )
}

const NAMED = { name: (text: string) => <strong dir="auto">{text}</strong> }

function Approved({ approval, version }: { approval: Approval; version: number }) {
  const { name, createdAt } = approval
  const day = useShortDate(createdAt)
  const isThis = approval.version === version
  const values = { version: approval.version, newest: version, name, day }
  return (
    <p className={styles.approved} role="status" data-approved={isThis || undefined}>
      {isThis ? <BadgeCheck aria-hidden /> : <CircleDashed aria-hidden />}
      <span>
        {rich(
          isThis
            ? t('Approved v{version} by <name>{name}</name>, {day}', values)
            : t('Approved v{version}, now v{newest} by <name>{name}</name>, {day}', values),
          NAMED,
        )}
      </span>
    </p>
  )
}

function Asked({ by: { name, createdAt } }: { by: Approval }) {
  const day = useShortDate(createdAt)
  return (
    <p className={styles.approved} role="status">
      <MessageSquareWarning aria-hidden />
      <span>{rich(t('Changes asked for by <name>{name}</name>, {day}', { name, day }), NAMED)}</span>
    </p>
  )
}
