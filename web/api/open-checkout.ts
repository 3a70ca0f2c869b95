import type { openCheckout, Purchase } from '#contract/subscription.ts'
import { request } from '#web/api/request.ts'

/** The page on which a purchase is paid for. The provider sends the person back to /subscription (SPEC.md section 7). */
export async function findCheckoutUrl(purchase: Purchase): Promise<string> {
  const subscription = `${window.location.origin}/subscription`
  const body = {
    planId: purchase,
    successUrl: `${subscription}?success=true`,
    cancelUrl: `${subscription}?canceled=true`,
  }
  return (await request<typeof openCheckout>('POST /api/subscription/checkout', { body })).url
}
