import { useState } from 'react'
import type { Share } from '#contract/ads/reviews/review.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useShare, useShareCreative } from '#web/api/ads/reviews/share.ts'
import { approvedLabel } from '#web/features/creative-card/approved-label.ts'
import { useCopiedLink } from '#web/features/review/use-copied-link.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { SharedLink } from './shared-link.tsx'
import { SharedWords } from './shared-words.tsx'
import styles from './share.module.css'

interface ShareDialogProps {
  creativeId: string
  onClose: () => void
}

/** Shows the link by which a client sees the ad, and the comments made by it. */
export function ShareDialog({ creativeId, onClose }: ShareDialogProps) {
  const { data: share, error, refetch } = useShare(creativeId, { isWatched: true })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Share for approval')}
      description={t(
        'Whoever has the link sees your ads as they were when you shared them, comments on a spot and approves, without an account.',
      )}
      width={share ? 'lg' : 'md'}
    >
      {share !== undefined && <Shared creativeId={creativeId} share={share} />}
      {share === undefined && !error && (
        <p className={styles.loading} role="status">
          <Spinner /> {t('Looking for your link...')}
        </p>
      )}
      {share === undefined && error && (
        <div className={styles.part}>
          <p role="alert">{errorSentence(error)}</p>
          <Button onClick={() => void refetch()}>{t('Try again')}</Button>
        </div>
      )}
    </Dialog>
  )
}

/** The link's state is kept when the content below it changes, and so is the result of copying it. */
function Shared({ creativeId, share }: { creativeId: string; share: Share | null }) {
  const link = useCopiedLink(share?.token)
  if (!share) return <MakeLink creativeId={creativeId} onMade={link.copy} />
  return (
    <div className={styles.parts}>
      <SharedLink creativeId={creativeId} share={share} link={link} />
      <SharedWords creativeId={creativeId} share={share} />
    </div>
  )
}

function MakeLink({ creativeId, onMade }: { creativeId: string; onMade: (token: string) => Promise<void> }) {
  const [wasShared, setShared] = useState(false)
  const make = useShareCreative(creativeId)

  function start() {
    setShared(true)
    make.mutate(undefined, { onSuccess: ({ token }) => void onMade(token) })
  }

  return (
    <div className={styles.part}>
      {make.error && wasShared && <p role="alert">{errorSentence(make.error)}</p>}
      <Button variant="primary" loading={make.isPending} loadingLabel={t('Making the link...')} onClick={start}>
        {t('Make and copy the link')}
      </Button>
      <p className={styles.soft}>{t('It works for 30 days, or until you stop sharing.')}</p>
    </div>
  )
}

/** Shows what is new about a link, after the label of the button that opens it. */
export function ShareNote({ creativeId }: { creativeId: string }) {
  const { data: share } = useShare(creativeId)
  if (!share) return null
  const { comments } = share
  if (share.changesAsked) return <ButtonNote>{t('Changes asked')}</ButtonNote>
  if (share.approval) return <ButtonNote>{approvedLabel(share.approval.version, share.currentVersion)}</ButtonNote>
  if (comments.length === 0) return null
  return <ButtonNote>{plural(comments.length, { one: '1 comment', other: '{count} comments' })}</ButtonNote>
}
