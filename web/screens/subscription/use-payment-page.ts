import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Purchase } from '#contract/money/subscription.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { CREDITS_KEY } from '#web/api/money/credits.ts'
import { fetchCheckoutUrl } from '#web/api/money/open-checkout.ts'
import { fetchPortalUrl } from '#web/api/money/open-portal.ts'
import { SUBSCRIPTION_KEY } from '#web/api/platform/plan-refusal.ts'
import { usePageRestored } from '#web/ui/browser/use-page-restored.ts'

export type Destination = Purchase | 'portal'

/**
 * Opens the payment provider's pages in this window. `busyButton` is the button that was pressed, until the page is
 * left.
 */
export function usePaymentPage() {
  const client = useQueryClient()
  const [busyButton, setBusyButton] = useState<string>()
  usePageRestored(() => {
    setBusyButton(undefined)
    // The user comes back from the provider's pages, where anything may have changed.
    for (const queryKey of [SUBSCRIPTION_KEY, CREDITS_KEY]) void client.invalidateQueries({ queryKey })
  })

  async function leave(button: string, destination: Destination) {
    setBusyButton(button)
    try {
      window.location.assign(await findUrl(destination))
    } catch (error) {
      // A checkout or a portal that does not open is only logged (SPEC.md section 8).
      console.error(error)
      setBusyButton(undefined)
    }
  }

  return { busyButton, leave: (button: string, destination: Destination) => void leave(button, destination) }
}

export type PaymentPage = ReturnType<typeof usePaymentPage>

async function findUrl(destination: Destination): Promise<string> {
  if (destination === 'portal') return fetchPortalUrl()
  try {
    return await fetchCheckoutUrl(destination)
  } catch (error) {
    // The user has subscribed already, perhaps in another tab: changes are made in the portal.
    if (destination === 'pro' && error instanceof ApiError && error.status === 409) return fetchPortalUrl()
    throw error
  }
}
