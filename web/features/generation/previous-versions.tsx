import { Undo2 } from 'lucide-react'
import { getFormat } from '#contract/formats.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import type { PreviousVariant } from '#contract/ads/variant.ts'
import { Button } from '#web/ui/button.tsx'
import { shortMoment } from '#web/ui/texts/short-moment.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './previous-versions.module.css'

interface PreviousVersionsProps {
  /** Versions of one format, the newest first. */
  versions: readonly PreviousVariant[]
  /** The version that is being restored. */
  restoringId: string | undefined
  onRestore: (version: PreviousVariant) => void
}

/** Lists the versions that Regenerate replaced, so that trying again loses nothing. */
export function PreviousVersions({ versions, restoringId, onRestore }: PreviousVersionsProps) {
  const [newest] = versions
  if (!newest) return null
  return (
    <details className={styles.previous}>
      <summary>
        <h3>{t('Earlier versions')}</h3>
      </summary>
      <p>{t('Bringing one back is free. Each is kept for 30 days after it was replaced.')}</p>
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <img
              src={thumbnailUrl(version.imageUrl)}
              alt={t('{name} ad, made {moment}', {
                name: getFormat(version.format).name,
                moment: shortMoment(version.createdAt),
              })}
              width={version.width}
              height={version.height}
              loading="lazy"
            />
            <span className={styles.made}>{shortMoment(version.createdAt)}</span>
            <Button
              size="sm"
              icon={<Undo2 aria-hidden />}
              aria-label={t('Bring back the version made {moment}', { moment: shortMoment(version.createdAt) })}
              loading={restoringId === version.id}
              loadingLabel={t('Bringing back...')}
              disabled={restoringId !== undefined}
              onClick={() => onRestore(version)}
            >
              {t('Bring back')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
