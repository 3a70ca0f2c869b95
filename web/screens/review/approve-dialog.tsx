import { type FormEvent, useState } from 'react'
import { REVIEWER_NAME_MAX } from '#contract/limits.ts'
import type { RequiredPart } from '#contract/ads/required-parts.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useApprove } from '#web/api/ads/reviews/review.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { approveLabel } from './approve-label.ts'
import { writeReviewerName, readReviewerName } from './reviewer-name.ts'
import styles from './review.module.css'

interface ApproveDialogProps {
  token: string
  version: number
  /** Required parts that are missing from some picture: the button to approve without them names them. */
  lacking: readonly RequiredPart[]
  /** The day after the last one of the offer, such as "1 December", if that is past. */
  overSince: string | undefined
  /** Number of ads that are approved. */
  count: number
  onClose: () => void
}

/** Approves the version that was reviewed, with a name. For a newer version the dialog must be opened again. */
export function ApproveDialog({ token, version, lacking, overSince, count, onClose }: ApproveDialogProps) {
  const [asked] = useState(version)
  const [name, setName] = useState(readReviewerName)
  const approve = useApprove(token)
  const isOutdated = asked !== version

  function confirm(event?: FormEvent) {
    event?.preventDefault()
    const done = () => {
      writeReviewerName(name)
      onClose()
    }
    approve.mutate({ version: asked, name, ...(lacking.length > 0 && { without: [...lacking] }) }, { onSuccess: done })
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('Approve version {version}?', { version: asked })}
      description={
        isOutdated
          ? t('A newer version was shared meanwhile. Look at it first, then approve it.')
          : plural(count, {
              one: 'You approve the ad as shown here. Whoever sent you the link sees it.',
              other: 'You approve all {count} ads as shown here. Whoever sent you the link sees it.',
            })
      }
      confirmLabel={approveLabel(lacking)}
      confirmingLabel={t('Approving...')}
      variant="primary"
      loading={approve.isPending}
      confirmDisabled={isOutdated}
      onConfirm={confirm}
    >
      {overSince && (
        <p className={styles.over}>
          {t('This offer is over since {day}: its legal line says so.', { day: overSince })}
        </p>
      )}
      <form onSubmit={confirm} noValidate>
        <TextField
          label={t('Your name')}
          autoComplete="name"
          value={name}
          maxLength={REVIEWER_NAME_MAX}
          error={approve.error && !isOutdated ? errorSentence(approve.error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </AlertDialog>
  )
}
