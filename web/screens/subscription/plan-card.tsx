import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import type { CataloguePlan, PlanFeature } from '#contract/money/plans.ts'
import { FormatShapes } from '#web/screens/subscription/format-shapes.tsx'
import styles from '#web/screens/subscription/plan-card.module.css'
import { usd } from '#web/ui/texts/usd.ts'
import type { PaymentPage } from '#web/screens/subscription/use-payment-page.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'

const STRONG = { price: (text: string) => <strong>{text}</strong> }

interface PlanCardProps {
  plan: CataloguePlan
  isCurrent: boolean
  payment: PaymentPage
}

export function PlanCard({ plan, isCurrent, payment }: PlanCardProps) {
  const titleId = useId()
  const isRecommended = plan.id === 'pro'
  return (
    <article className={classNames(styles.card, isRecommended && styles.recommended)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {plan.name}
        </h3>
        {isRecommended && <Badge variant="solid">{t('Recommended')}</Badge>}
      </div>
      <p className={styles.description}>{translated(plan.description)}</p>
      <p className={styles.price}>
        {plan.price > 0 ? (
          rich(t('<price>{amount}</price>/month', { amount: usd(plan.price) }), STRONG)
        ) : (
          <strong>{usd(plan.price)}</strong>
        )}
      </p>
      <FormatShapes planId={plan.id} />
      <ul className={styles.features}>
        {Object.entries(plan.features).map(([id, feature]) => (
          <Feature key={id} feature={feature} />
        ))}
      </ul>
      <PlanButton plan={plan} isCurrent={isCurrent} payment={payment} />
    </article>
  )
}

function Feature({ feature: { name, enabled, limit } }: { feature: PlanFeature }) {
  return (
    <li className={classNames(styles.feature, !enabled && styles.missing)}>
      {enabled ? <Check aria-hidden /> : <Minus aria-hidden />}
      <VisuallyHidden>{enabled ? t('Included:') : t('Not included:')} </VisuallyHidden>
      <span>
        {translated(name)}
        {limit !== undefined && <span className={styles.limit}> {t('(Limit: {limit})', { limit })}</span>}
      </span>
    </li>
  )
}

function PlanButton({ plan, isCurrent, payment: { busyButton, leave } }: PlanCardProps) {
  if (isCurrent) {
    return (
      <Button fullWidth disabled>
        {t('Current Plan')}
      </Button>
    )
  }
  const isFree = plan.price === 0
  return (
    <Button
      fullWidth
      loading={busyButton === plan.id}
      loadingLabel={isFree ? t('Opening Portal...') : t('Processing...')}
      disabled={busyButton !== undefined}
      onClick={() => leave(plan.id, isFree ? 'portal' : 'pro')}
    >
      {isFree ? t('Downgrade to Free') : t('Subscribe')}
    </Button>
  )
}
