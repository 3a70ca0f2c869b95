import { ExternalLink } from 'lucide-react'
import type { Source } from '#contract/rulebook/sources.ts'
import { locale, t } from '#web/i18n/i18n.ts'
import styles from './rule-source.module.css'

interface RuleSourceProps extends Pick<Source, 'title' | 'lastChecked' | 'read'> {
  url: string
  /** The page was read so long ago that it has to be read again. */
  isOld: boolean
}

/** Names the page that states a rule, links it, and says when it was read and how. */
export function RuleSource({ title, url, lastChecked, read, isOld }: RuleSourceProps) {
  return (
    <span className={styles.source}>
      <a href={url} target="_blank" rel="noreferrer">
        {title} <ExternalLink aria-hidden />
      </a>{' '}
      {readOn({ lastChecked, read })} {isOld && <strong>{t('Older than 180 days: look at the page itself.')}</strong>}
    </span>
  )
}

function readOn({ read, lastChecked }: Pick<Source, 'read' | 'lastChecked'>): string {
  const date = new Date(lastChecked).toLocaleDateString(locale('en-US'), { dateStyle: 'medium', timeZone: 'UTC' })
  if (read === 'page') return t('Checked on {date}.', { date })
  if (read === 'copy') return t('Checked on {date}, in a copy of the page.', { date })
  return t('Checked on {date}, on another page: the original could not be read.', { date })
}
