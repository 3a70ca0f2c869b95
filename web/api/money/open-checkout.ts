import type { openCheckoutCall, Purchase } from '#contract/money/subscription.ts'
import { request } from '#web/api/platform/request.ts'

/** Gives the address of the checkout page. The provider sends the user back to /subscription (SPEC.md section 7). */
export async function fetchCheckoutUrl(purchase: Purchase): Promise<string> {
  const subscription = `${window.location.origin}/subscription`
  const body = {
    planId: purchase,
    successUrl: `${subscription}?success=true`,
    cancelUrl: `${subscription}?canceled=true`,
  }
  return (await request<typeof openCheckoutCall>('POST /api/subscription/checkout', { body })).url
}
