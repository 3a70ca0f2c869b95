import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Hourglass, PartyPopper, Ticket, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { claimedPackQuery } from '#web/api/money/add-credits.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { BackToAd } from '#web/features/back-to-ad/back-to-ad.tsx'
import { useFreshSubscription } from '#web/screens/subscription/use-fresh-subscription.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Props of the result. `onShown` is called as soon as the address is no longer needed. */
interface NewsProps {
  onShown: () => void
}

export function CheckoutCanceled({ onShown }: NewsProps) {
  useEffect(onShown, [onShown])
  return (
    <Notice icon={<Undo2 aria-hidden />} title={t('Nothing was bought')} action={<BackToAd />}>
      {t('You left the checkout before paying. Come back to it whenever you like.')}
    </Notice>
  )
}

export function PlanPaid({ onShown }: NewsProps) {
  useEffect(onShown, [onShown])
  const { active, isLate } = useFreshSubscription()
  if (active) return <Welcome isTrial={active.isInTrial} />
  if (!isLate) return <Notice icon={<Spinner />} title={t('Your payment is being confirmed...')} />
  return (
    <Notice icon={<Hourglass aria-hidden />} title={t('Your payment is not confirmed yet')} action={<BackToAd />}>
      {t('This can take a few minutes. Reload this page a little later; nothing has to be paid again.')}
    </Notice>
  )
}

function Welcome({ isTrial }: { isTrial: boolean }) {
  return (
    <Notice
      variant="good"
      icon={<PartyPopper aria-hidden />}
      title={t('Welcome to Pro!')}
      action={<BackToAd otherwise={<CreateButton />} />}
    >
      {isTrial ? t('Your trial has begun.') : t('Thank you.')}{' '}
      {t('Every format, custom colors and unlimited credits are yours from now on.')}
    </Notice>
  )
}

export function PackPaid({ sessionId, onShown }: NewsProps & { sessionId: string }) {
  const { data: credits, error, isFetching, refetch } = useQuery(claimedPackQuery(sessionId))
  const isSettled = credits !== undefined || isFinal(error)
  useEffect(() => {
    if (isSettled) onShown()
  }, [isSettled, onShown])
  if (credits) {
    return (
      <Notice
        variant="good"
        icon={<Ticket aria-hidden />}
        title={t('Your credits are here!')}
        action={
          <BackToAd
            otherwise={
              <ButtonLink variant="primary" to="/creatives">
                {t('Back to your ads')}
              </ButtonLink>
            }
          />
        }
      >
        {t('Thank you. The {credits} credits were added: you have {total} now.', {
          credits: CREDIT_PACK.credits,
          total: credits.adGeneration,
        })}
      </Notice>
    )
  }
  if (isFetching)
    return (
      <Notice
        icon={<Spinner />}
        title={t('Your {credits} credits are being added...', { credits: CREDIT_PACK.credits })}
      />
    )
  return <ClaimFailed error={error} onRetry={() => void refetch()} />
}

/** Tells whether the server refused the claim. If it was not reached or failed, a reload claims the pack again. */
function isFinal(error: Error | null): boolean {
  return error instanceof ApiError && [400, 403].includes(error.status)
}

function ClaimFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Notice
      variant="bad"
      icon={<CircleAlert aria-hidden />}
      title={t('Your credits could not be added')}
      action={<Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      {errorSentence(error)}
    </Notice>
  )
}

function CreateButton() {
  return (
    <ButtonLink variant="primary" to="/create">
      {t('Create an ad')}
    </ButtonLink>
  )
}
