import styles from '#web/screens/subscription/subscription-loading.module.css'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function SubscriptionLoading() {
  return (
    <>
      <p role="status">Loading subscription details...</p>
      <Skeleton className={styles.current} />
      <div className={styles.plans}>
        <Skeleton className={styles.plan} />
        <Skeleton className={styles.plan} />
      </div>
    </>
  )
}
