import { PLAN_CATALOGUE, type PlanId } from '#contract/money/plans.ts'
import { PlanCard } from '#web/screens/subscription/plan-card.tsx'
import styles from '#web/screens/subscription/plan-list.module.css'
import type { PaymentPage } from '#web/screens/subscription/use-payment-page.ts'
import { t } from '#web/i18n/i18n.ts'

interface PlanListProps {
  currentPlanId: PlanId
  payment: PaymentPage
}

export function PlanList({ currentPlanId, payment }: PlanListProps) {
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title" className={styles.title}>
        {t('Available Plans')}
      </h2>
      <ul className={styles.plans}>
        {PLAN_CATALOGUE.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} isCurrent={plan.id === currentPlanId} payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  )
}
