import styles from '#web/screens/subscription/subscription-loading.module.css'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/i18n/i18n.ts'

export function SubscriptionLoading() {
  return (
    <>
      <p role="status">{t('Loading subscription details...')}</p>
      <Skeleton className={styles.current} />
      <div className={styles.plans}>
        <Skeleton className={styles.plan} />
        <Skeleton className={styles.plan} />
      </div>
    </>
  )
}
