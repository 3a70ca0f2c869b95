import { BackToAd } from '#web/features/back-to-ad/back-to-ad.tsx'
import { CheckoutCanceled, PackPaid, PlanPaid } from '#web/screens/subscription/payment-news.tsx'
import { useCheckoutReturn } from '#web/screens/subscription/use-checkout-return.ts'

/** What there is to say to somebody who comes back from the payment provider, and the way back to the ad that they came from. */
export function CheckoutReturn() {
  const { news, forgetAddress } = useCheckoutReturn()
  if (news?.kind === 'canceled') return <CheckoutCanceled onTold={forgetAddress} />
  if (news?.kind === 'plan') return <PlanPaid onTold={forgetAddress} />
  if (news?.kind === 'pack') return <PackPaid sessionId={news.sessionId} onTold={forgetAddress} />
  return <BackToAd variant="ghost" />
}
