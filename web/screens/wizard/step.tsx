import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { prepare } from '#web/ui/browser/load-chunk.ts'
import { handleNewVersion } from '#web/ui/browser/new-version.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useUserActive } from '#web/ui/browser/use-user-active.ts'
import { t } from '#web/i18n/i18n.ts'
import type { StepProps } from './wizard-state.ts'
import { FIRST_STEP, nextStep, parseStep, type StepNumber, WIZARD_STEPS } from './wizard-steps.ts'
import styles from './wizard.module.css'

const STEPS = {
  1: lazyPart<StepProps>(async () => (await import('./steps/product-step.tsx')).ProductStep),
  2: lazyPart<StepProps>(async () => (await import('./steps/images-step.tsx')).ImagesStep),
  3: lazyPart<StepProps>(async () => (await import('./steps/style-step.tsx')).StyleStep),
  4: lazyPart<StepProps>(async () => (await import('./steps/format-step.tsx')).FormatStep),
  5: lazyPart<StepProps>(async () => (await import('./result/generate-step.tsx')).GenerateStep),
}

/** Loads a step, which happens when it is about to be shown. */
export function loadStep(number: StepNumber): Promise<unknown> {
  return STEPS[number].load()
}

/** Loads the step of a new ad at this address. */
export function loadStepAt({ search }: Pick<Location, 'search'>): Promise<unknown> {
  return loadStep(parseStep(new URLSearchParams(search).get('step')) ?? FIRST_STEP)
}

export function loadSteps(): Promise<unknown> {
  return Promise.all(WIZARD_STEPS.map(({ number }) => loadStep(number)))
}

export function WizardStep({ number, ...props }: StepProps & { number: StepNumber }) {
  const isThere = useUserActive()
  const Shown = STEPS[number]
  useEffect(() => {
    if (isThere) prepare(() => loadStep(nextStep(number)))
  }, [isThere, number])
  return (
    <Shown
      {...props}
      fallback={<StepLoading />}
      renderFailure={(retry) => <StepNotLoaded onRetry={retry} />}
      onShown={props.wizard.navigation.takeFocus}
    />
  )
}

/**
 * Explains that a step could not be loaded. The draft is kept meanwhile (use-draft.ts), and the other steps can be
 * opened.
 */
function StepNotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => void handleNewVersion(), [])
  return (
    <EmptyState title={t('This step could not be loaded')} action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
      <p role="alert">{t('Please check your connection and try again.')}</p>
    </EmptyState>
  )
}

function StepLoading() {
  return (
    <div className={styles.loading}>
      <Spinner size="lg" label={t('Loading this step')} />
    </div>
  )
}
