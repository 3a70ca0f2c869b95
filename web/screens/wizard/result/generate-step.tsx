import { useEffect, useState } from 'react'
import { canUseFormat } from '#contract/money/plans.ts'
import { readRecipe } from '#contract/ads/sketch.ts'
import { useCreateCreative } from '#web/api/ads/create-creative.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { useGenerationSession } from '#web/features/generation/use-generation.ts'
import type { OpenedField } from '#web/features/on-this-ad/opened-field.ts'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useNavigate } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { ErrorCreatingAd, ErrorLoadingVariants, LoadingData } from '../load-screens.tsx'
import { ResultTabs, type ShownTab } from './result-tabs.tsx'
import { consumeRequestedRecipe } from '../shown-sketches.ts'
import type { StepProps, WizardState } from '../wizard-state.ts'

/**
 * Step 5. If it is opened without an ad, it creates the ad first, which fails as step 1 would if a field is missing.
 */
export function GenerateStep(props: StepProps) {
  return props.wizard.ad.id ? <WatchedResults {...props} /> : <NewAd wizard={props.wizard} />
}

function NewAd({ wizard }: { wizard: WizardState }) {
  const { failCall } = useFailureToast()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateCreative()
  const [error, setError] = useState<unknown>()
  const [fields] = useState(wizard.draft.fields)

  useEffect(() => {
    let isLeft = false
    create(fields)
      .then(({ id }) => !isLeft && void navigate(`/creatives/${id}?step=5`, { replace: true }))
      .catch((failure: unknown) => {
        if (isLeft) return
        setError(failure)
        failCall({ title: t('Error initializing ad'), description: errorSentence(failure) })
      })
    return () => {
      isLeft = true
    }
  }, [create, fields, navigate, failCall])

  if (error) return <ErrorCreatingAd error={error} onGoBack={() => void wizard.navigation.back()} />
  return <LoadingData text={t('Creating your ad...')} />
}

function WatchedResults({ wizard, generations, variants, variantsError, formats }: StepProps) {
  const session = useGenerationSession(generations, wizard.ad.id)
  const [active, setActive] = useState<ShownTab>(formats[0])
  const [opened, setOpened] = useState<OpenedField>()
  const [isChanging, setChanging] = useState(false)
  const { isAdAsked } = wizard.navigation
  const planId = usePlanId()

  useEffect(() => session.watch(), [session])
  useEffect(() => {
    const [chosen] = formats
    const recipe = consumeRequestedRecipe(wizard.ad.id)
    const sketched = recipe === undefined ? undefined : readRecipe(recipe)?.format
    if (sketched) {
      setActive(sketched)
      const current = variants.find((variant) => variant.format === sketched)
      return void session.generate(sketched, current, { recipe })
    }
    // A copy may have more formats than the plan includes: then the included ones are offered, and nothing starts that
    // would be refused.
    const isOffered = formats.length > 1 && !isAdAsked && planId
    if (chosen && !(isOffered && !canUseFormat(planId, chosen))) void session.enter(chosen, { asked: isAdAsked })
    // A step is entered once: formats added later have buttons of their own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session])

  if (variantsError) {
    return (
      <ErrorLoadingVariants
        error={variantsError}
        onRetry={() => formats[0] && void session.enter(formats[0], { asked: false })}
      />
    )
  }
  return (
    <ResultTabs
      wizard={wizard}
      generations={generations}
      session={session}
      variants={variants}
      formats={formats}
      active={active}
      opened={opened}
      isChanging={isChanging}
      onActivate={setActive}
      onOpen={(field) => {
        setOpened(field)
        setChanging(true)
      }}
      onChanging={setChanging}
    />
  )
}
