import { useEffect, useState } from 'react'
import { creativeTitle, PAGE_TITLE } from '#contract/product.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { useCreative } from '#web/api/ads/get-creative.ts'
import { readTab } from '#web/ui/browser/tab-storage.ts'
import { prepare } from '#web/ui/browser/load-chunk.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { useParams, useSearchParams } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { draftKey } from './stored-draft.ts'
import { AuthenticationRequired, LoadError, LoadingData } from './load-screens.tsx'
import { loadStep } from './step.tsx'
import { LAST_STEP, parseStep } from './wizard-steps.ts'
import { Wizard } from './wizard.tsx'

/** The wizard at /create, and at /creatives/{id} for an existing ad. */
export function WizardScreen() {
  const { id } = useParams()
  const { isLoading } = useCurrentUser()
  const userId = useStableUserId()
  if (isLoading) return <LoadingData text={t('Authenticating user...')} />
  if (!userId) return <AuthenticationRequired />
  return id ? <ExistingAd key={id} userId={userId} id={id} /> : <NewAd userId={userId} />
}

/**
 * Gives the user's id, which stays when their session ends: their work stays on screen, with a request to sign in
 * (session-ended.tsx).
 */
function useStableUserId(): string | undefined {
  const { user } = useCurrentUser()
  const [came, setCame] = useState(user?.id)
  if (user && user.id !== came) setCame(user.id)
  return user?.id ?? came
}

/**
 * The wizard of a new ad. The server does not know of a draft in this tab: its HTML is hydrated as it is, and rendered
 * again only if there is a draft, because that would lose the focus and any press.
 */
function NewAd({ userId }: { userId: string }) {
  const isHydrated = useHydrated()
  const [hasDraft] = useState(() => readTab(draftKey(userId, undefined)) !== undefined)
  if (!hasDraft) return <Wizard key="served" userId={userId} />
  return isHydrated ? <Wizard key="here" userId={userId} /> : <Wizard key="served" />
}

function ExistingAd({ userId, id }: { userId: string; id: string }) {
  useStepAhead()
  const { user } = useCurrentUser()
  const { data: creative, error, refetch } = useCreative(id)
  const { toast } = useToast()
  useTitle(creative && creativeTitle(creative.productName))
  // An ad that was created on this page is loaded already: then there is no 'Ad Loaded', and its own toast is still on
  // screen.
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

/**
 * Sets the title of the page. The server writes the same into the first HTML; every other screen has the common title.
 */
function useTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
    document.title = title
    return () => void (document.title = PAGE_TITLE)
  }, [title])
}

/** Loads the step together with the ad and not after it. If the address does not name one, it is mostly the last. */
function useStepAhead() {
  const [parameters] = useSearchParams()
  const step = parseStep(parameters.get('step')) ?? LAST_STEP
  useEffect(() => prepare(() => loadStep(step)), [step])
}
