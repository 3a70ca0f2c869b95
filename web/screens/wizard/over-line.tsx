import { useQuery } from '@tanstack/react-query'
import { creativeQuery } from '#web/api/get-creative.ts'
import { OverBadge } from '#web/features/creative-card/over-badge.tsx'
import styles from './share.module.css'

/** What the gallery says of an ad whose last day is past, beside the ad that the page has read. */
export function OverLine({ creativeId }: { creativeId: string }) {
  const { data } = useQuery({ ...creativeQuery(creativeId), enabled: false })
  return <p className={styles.over}>{data && <OverBadge creative={data} />}</p>
}
