import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useCurrentUser } from '#web/api/current-user.ts'
import { useCreative } from '#web/api/get-creative.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { AuthenticationRequired, LoadError, LoadingData } from './load-screens.tsx'
import { Wizard } from './wizard.tsx'

/** /create, and /creatives/{id} for an ad that exists. */
export function WizardScreen() {
  const { id } = useParams()
  const { user, isLoading } = useCurrentUser()
  if (isLoading) return <LoadingData text="Authenticating user..." />
  if (!user) return <AuthenticationRequired />
  return id ? <ExistingAd key={id} userId={user.id} id={id} /> : <NewAd userId={user.id} />
}

/** The server knows nothing of a draft in this tab: what it has drawn is taken up as it is, then drawn anew with the draft. */
function NewAd({ userId }: { userId: string }) {
  return useHydrated() ? <Wizard key="here" userId={userId} /> : <Wizard key="served" />
}

function ExistingAd({ userId, id }: { userId: string; id: string }) {
  const { data: creative, error, refetch } = useCreative(id)
  const { toast } = useToast()
  // An ad that was made on this page is here already: that is no news, and its own message is still on screen.
  const [hadToLoad] = useState(creative === undefined)
  const wasLoaded = hadToLoad && creative !== undefined
  useEffect(() => {
    if (wasLoaded) toast({ title: 'Ad Loaded' })
  }, [wasLoaded, toast])

  if (creative) return <Wizard userId={userId} creative={creative} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return <LoadingData text="Retrieving your ad information..." />
}
