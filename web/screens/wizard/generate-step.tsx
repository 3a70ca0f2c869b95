import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { useCreateCreative } from '#web/api/create-creative.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { ErrorCreatingAd, ErrorLoadingVariants, LoadingData } from './load-screens.tsx'
import { ResultTabs } from './result-tabs.tsx'
import type { WizardState } from './use-wizard.ts'

interface GenerateStepProps {
  wizard: WizardState
  session: GenerationSession
  variants: readonly Variant[]
  /** Why the variants are not known, if so. */
  variantsError: Error | null
  /** The chosen formats and those that were made. */
  formats: readonly FormatId[]
}

/** Step 5. Forced without an ad, it makes the ad first, which fails as the first step would where something is missing. */
export function GenerateStep(props: GenerateStepProps) {
  return props.wizard.id ? <WatchedResults {...props} /> : <NewAd wizard={props.wizard} />
}

function NewAd({ wizard }: { wizard: WizardState }) {
  const { toast } = useToast()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateCreative()
  const [error, setError] = useState<unknown>()
  const [fields] = useState(wizard.fields)

  useEffect(() => {
    let isLeft = false
    create(fields)
      .then(({ id }) => !isLeft && navigate(`/creatives/${id}?step=5`, { replace: true }))
      .catch((failure: unknown) => {
        if (isLeft) return
        setError(failure)
        toast({ title: 'Error initializing ad', description: errorSentence(failure), variant: 'destructive' })
      })
    return () => {
      isLeft = true
    }
  }, [create, fields, navigate, toast])

  if (error) return <ErrorCreatingAd error={error} onGoBack={() => void wizard.back()} />
  return <LoadingData text="Creating your ad..." />
}

function WatchedResults({ wizard, session, variants, variantsError, formats }: GenerateStepProps) {
  const [active, setActive] = useState(formats[0])
  const { isAdAsked } = wizard

  useEffect(() => session.watch(), [session])
  useEffect(() => {
    const [chosen] = formats
    if (chosen) void session.enter(chosen, { asked: isAdAsked })
    // Entering happens once: formats that come later are asked for by their own buttons.
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
  return <ResultTabs {...{ wizard, session, variants, formats, active }} onActivate={setActive} />
}
