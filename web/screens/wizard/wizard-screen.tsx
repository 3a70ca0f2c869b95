import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { creativeTitle, PAGE_TITLE } from '#contract/product.ts'
import { useCurrentUser } from '#web/api/current-user.ts'
import { useCreative } from '#web/api/get-creative.ts'
import { readKept } from '#web/ui/kept-in-tab.ts'
import { prepare } from '#web/ui/load-chunk.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'
import { draftKey } from './kept-draft.ts'
import { AuthenticationRequired, LoadError, LoadingData } from './load-screens.tsx'
import { loadStep } from './step.tsx'
import { LAST_STEP, parseStep } from './wizard-steps.ts'
import { Wizard } from './wizard.tsx'

/** /create, and /creatives/{id} for an ad that exists. */
export function WizardScreen() {
  const { id } = useParams()
  const { isLoading } = useCurrentUser()
  const userId = useWhoeverCame()
  if (isLoading) return <LoadingData text={t('Authenticating user...')} />
  if (!userId) return <AuthenticationRequired />
  return id ? <ExistingAd key={id} userId={userId} id={id} /> : <NewAd userId={userId} />
}

/** Somebody whose session ends here keeps their work on screen, and is asked to sign in beside it (session-ended.tsx). */
function useWhoeverCame(): string | undefined {
  const { user } = useCurrentUser()
  const [came, setCame] = useState(user?.id)
  if (user && user.id !== came) setCame(user.id)
  return user?.id ?? came
}

/**
 * The server knows nothing of a draft in this tab: what it has drawn is taken up as it is, and drawn anew where there is a draft.
 * Where there is none it stays, for anything that was pressed or has the focus would be lost with it.
 */
function NewAd({ userId }: { userId: string }) {
  const isHydrated = useHydrated()
  const [hasDraft] = useState(() => readKept(draftKey(userId, undefined)) !== undefined)
  if (!hasDraft) return <Wizard key="served" userId={userId} />
  return isHydrated ? <Wizard key="here" userId={userId} /> : <Wizard key="served" />
}

function ExistingAd({ userId, id }: { userId: string; id: string }) {
  useStepAhead()
  const { user } = useCurrentUser()
  const { data: creative, error, refetch } = useCreative(id)
  const { toast } = useToast()
  useTitle(creative && creativeTitle(creative.productName))
  // An ad that was made on this page is here already: that is no news, and its own message is still on screen.
  const [hadToLoad] = useState(creative === undefined)
  const wasLoaded = hadToLoad && creative !== undefined
  useEffect(() => {
    if (wasLoaded) toast({ title: t('Ad Loaded') })
  }, [wasLoaded, toast])

  if (creative) return <Wizard userId={userId} creative={creative} />
  if (!user) return <AuthenticationRequired />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return <LoadingData text={t('Retrieving your ad information...')} />
}

/** The server writes the same into the first HTML; every other screen has the title of all. */
function useTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
    document.title = title
    return () => void (document.title = PAGE_TITLE)
  }, [title])
}

/** The step is loaded beside the ad and not after it. One that the address does not name is mostly the last. */
function useStepAhead() {
  const [parameters] = useSearchParams()
  const step = parseStep(parameters.get('step')) ?? LAST_STEP
  useEffect(() => prepare(() => loadStep(step)), [step])
}
