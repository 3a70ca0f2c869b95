import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { PLANS } from '#contract/money/plans.ts'
import styles from '#web/screens/subscription/credit-pack.module.css'
import { usd } from '#web/ui/texts/usd.ts'
import type { PaymentPage } from '#web/screens/subscription/use-payment-page.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

/** A pack of credits for Free users, without a plan. */
export function CreditPack({ payment: { busyButton, leave } }: { payment: PaymentPage }) {
  return (
    <section className={styles.ticket} aria-labelledby="pack-title">
      <p className={styles.stub} aria-hidden>
        {CREDIT_PACK.credits}
      </p>
      <div>
        <h2 id="pack-title" className={styles.title}>
          {t('{credits} credits for {price}', {
            credits: CREDIT_PACK.credits,
            price: usd(CREDIT_PACK.priceCents),
          })}
        </h2>
        <p className={styles.text}>
          {t('Paid once, and they never expire. Your {credits} free credits of the month are used first.', {
            credits: PLANS.free.monthlyCredits,
          })}
        </p>
      </div>
      <Button
        className={styles.buy}
        loading={busyButton === CREDIT_PACK.id}
        loadingLabel={t('Processing...')}
        disabled={busyButton !== undefined}
        onClick={() => leave(CREDIT_PACK.id, CREDIT_PACK.id)}
      >
        {t('Buy credits')}
      </Button>
    </section>
  )
}
