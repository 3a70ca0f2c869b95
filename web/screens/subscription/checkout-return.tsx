import { BackToAd } from '#web/features/back-to-ad/back-to-ad.tsx'
import { CheckoutCanceled, PackPaid, PlanPaid } from '#web/screens/subscription/payment-news.tsx'
import { useCheckoutReturn } from '#web/screens/subscription/use-checkout-return.ts'

/** Shows the result to a user who comes back from the payment provider, with a link to the ad that they came from. */
export function CheckoutReturn() {
  const { news, clearAddress } = useCheckoutReturn()
  if (news?.kind === 'canceled') return <CheckoutCanceled onShown={clearAddress} />
  if (news?.kind === 'plan') return <PlanPaid onShown={clearAddress} />
  if (news?.kind === 'pack') return <PackPaid sessionId={news.sessionId} onShown={clearAddress} />
  return <BackToAd variant="ghost" />
}
