import styles from '#web/screens/gallery/creative-list.module.css'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/i18n/i18n.ts'

const SKELETON_KEYS = ['first', 'second', 'third']

export function GalleryLoading() {
  return (
    <>
      <p className={styles.loading} role="status">
        {t('Loading your ads...')}
      </p>
      <div className={styles.grid}>
        {SKELETON_KEYS.map((key) => (
          <Skeleton key={key} className={styles.skeleton} />
        ))}
      </div>
    </>
  )
}
