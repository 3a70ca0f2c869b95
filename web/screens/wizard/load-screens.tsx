import { LockKeyhole, TriangleAlert, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

export function LoadingData({ text }: { text: string }) {
  return (
    <Screen icon={<Spinner size="lg" />} title={t('Loading Data')}>
      <output>{text}</output>
    </Screen>
  )
}

export function AuthenticationRequired() {
  return (
    <Screen
      icon={<UserRound aria-hidden />}
      title={t('Authentication Required')}
      action={
        <ButtonLink variant="primary" to="/">
          {t('Go to the homepage')}
        </ButtonLink>
      }
    >
      <p>{t('You need to be logged in to create ads.')}</p>
    </Screen>
  )
}

/** Explains a failure. SPEC.md section 2 distinguishes the two kinds by the words of the error's message. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return /permission|403/.test(error.message) ? <AccessDenied /> : <ErrorLoadingAd error={error} onRetry={onRetry} />
}

function AccessDenied() {
  return (
    <Screen icon={<LockKeyhole aria-hidden />} title={t('Access Denied')} action={<GalleryLink />}>
      <p>{t('This ad belongs to another account. Open one of your own ads instead.')}</p>
    </Screen>
  )
}

function ErrorLoadingAd({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Screen
      icon={<TriangleAlert aria-hidden />}
      title={t('Error Loading Ad')}
      action={
        <>
          <Button onClick={onRetry}>{t('Try again')}</Button>
          <GalleryLink />
        </>
      }
    >
      <p>{errorSentence(error)}</p>
    </Screen>
  )
}

export function ErrorCreatingAd({ error, onGoBack }: { error: unknown; onGoBack: () => void }) {
  return (
    <EmptyState
      icon={<TriangleAlert aria-hidden />}
      title={t('Error Creating Ad')}
      action={
        <Button variant="primary" onClick={onGoBack}>
          {t('Go Back')}
        </Button>
      }
    >
      <p>{errorSentence(error)}</p>
    </EmptyState>
  )
}

/** Explains that the pictures could not be read. Nothing is generated then: that could spend a credit for nothing. */
export function ErrorLoadingVariants({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<TriangleAlert aria-hidden />}
      title={t('Error Loading Ad')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      <p>{errorSentence(error)}</p>
    </EmptyState>
  )
}

function GalleryLink() {
  return (
    <ButtonLink variant="primary" to="/creatives">
      {t('My Gallery')}
    </ButtonLink>
  )
}

interface ScreenProps {
  icon: ReactNode
  title: string
  action?: ReactNode
  children: ReactNode
}

function Screen({ children, ...props }: ScreenProps) {
  return (
    <EmptyState headingLevel="h1" {...props}>
      {children}
    </EmptyState>
  )
}
