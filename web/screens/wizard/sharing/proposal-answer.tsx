import { getFormat } from '#contract/formats.ts'
import type { ReviewComment } from '#contract/ads/reviews/review.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useAcceptProposal, useWithdrawProposal } from '#web/api/ads/reviews/share.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './share.module.css'

interface ProposalAnswerProps {
  creativeId: string
  comment: ReviewComment
  isReady: boolean
}

/** The owner's actions on their own proposal. */
export function ProposalAnswer({ creativeId, comment, isReady }: ProposalAnswerProps) {
  const { id, name } = comment
  const { toast } = useToast()
  const accept = useAcceptProposal(creativeId)
  const withdraw = useWithdrawProposal(creativeId)
  const error = accept.error ?? withdraw.error

  function take() {
    accept.mutate(id, {
      onSuccess: ({ isUnfinished, refused }) => {
        if (isUnfinished)
          toast({ title: t('Your ads are still being changed'), description: t('Accept it once more in a moment.') })
        else if (refused.length > 0)
          toast({
            title: t('Not changed: {formats}', {
              formats: refused.map(({ format }) => getFormat(format).name).join(', '),
            }),
          })
      },
    })
  }

  return (
    <>
      {error && <p role="alert">{errorSentence(error)}</p>}
      <div className={styles.quiet}>
        {isReady && (
          <Button
            size="sm"
            variant="primary"
            aria-label={t('Accept the change for the comment of {name}, and share it', { name })}
            loading={accept.isPending}
            loadingLabel={t('Changing...')}
            onClick={take}
          >
            {t('Accept and share')}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={t('Withdraw the change for the comment of {name}', { name })}
          disabled={accept.isPending}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        >
          {t('Withdraw')}
        </Button>
      </div>
    </>
  )
}
