import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PICTURE_FILES } from '#contract/pictures/picture-files.ts'
import { type AdDistance, COMPARED_PICTURES_MAX, TOO_ALIKE_BELOW } from '#contract/ads/distance.ts'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { testDistancesQuery, useComparePictures } from '#web/api/ads/compare-ads.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { describeParts, nameOfAngle } from '#web/features/creative-card/distance-text.ts'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from '#web/features/creative-card/compare-dialog.module.css'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'

interface CompareDialogProps {
  creativeId: string
  /** Set if the ad has a picture; otherwise it is compared as it would be made. */
  isMade: boolean
  open: boolean
  onClose: () => void
}

/** Shows how different an ad is from the others of its test, and from pictures of ads that already run. */
export function CompareDialog({ creativeId, isMade, open, onClose }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      width="md"
      title={t('Compare with other ads')}
      description={t(
        'How different this ad is from ads that already run, from 0 (the same) to 100. Below {bound}, people take the two for one ad. It is free.',
        { bound: TOO_ALIKE_BELOW },
      )}
    >
      <div className={styles.compare}>
        <TestDistances creativeId={creativeId} />
        <Pictures creativeId={creativeId} isMade={isMade} />
      </div>
    </Dialog>
  )
}

/** Renders nothing for an ad that is in no test. */
function TestDistances({ creativeId }: { creativeId: string }) {
  const { data } = useQuery(testDistancesQuery(creativeId))
  if (!data?.ads.length) return null
  return (
    <section className={styles.part}>
      <h3>{t('Ads of its test')}</h3>
      <ul className={styles.list}>
        {data.ads.map(({ creativeId: otherId, angle, distance }) => (
          <li key={otherId} className={styles.row}>
            <Apart distance={distance} />
            <div className={styles.words}>
              <Link to={`/creatives/${otherId}`}>{angle ? nameOfAngle(angle) : t('the first ad')}</Link>
              <Verdict distance={distance} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pictures({ creativeId, isMade }: Pick<CompareDialogProps, 'creativeId' | 'isMade'>) {
  const { mutate, data, error, isPending } = useComparePictures(creativeId)
  const { shown, show } = useShownFiles()
  return (
    <>
      <DropZone
        icon={<Images aria-hidden />}
        title={data ? t('Choose other pictures') : t('Choose pictures of ads that run')}
        dropTitle={t('Drop them here')}
        hint={t('Up to {count} pictures of any origin, {megabytes} MB each. They are looked at and forgotten.', {
          count: COMPARED_PICTURES_MAX,
          megabytes: UPLOAD_MAX_BYTES / 1024 / 1024,
        })}
        label={t('Pictures to compare')}
        accept={PICTURE_FILES}
        onFiles={(chosen) => {
          if (isPending || chosen.length === 0) return
          show(chosen)
          mutate(chosen)
        }}
      />
      {!isMade && (
        <p className={styles.soft}>{t('This ad has no picture yet, so it is compared as it would be made.')}</p>
      )}
      {isPending && (
        <p role="status">
          <Spinner /> {t('Looking at each picture. It takes a few seconds.')}
        </p>
      )}
      {error && <p role="alert">{errorSentence(error)}</p>}
      {data && !isPending && (
        <section className={styles.part} aria-live="polite">
          <h3>{t('Nearest first')}</h3>
          <ul className={styles.list}>
            {data.pictures.map(({ name, distance }, at) => (
              <li key={`${name} ${at}`} className={styles.row}>
                <img className={styles.thumbnail} src={shown.get(name)} alt="" />
                <Apart distance={distance} />
                <div className={styles.words}>
                  <strong>{name}</strong>
                  <Verdict distance={distance} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Keeps addresses for showing chosen files until others are chosen or the dialog is gone. */
function useShownFiles() {
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map())
  const made = useRef<string[]>([])

  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url)
    },
    [],
  )

  return {
    shown,
    show(files: readonly File[]) {
      for (const url of made.current) URL.revokeObjectURL(url)
      made.current = files.map((file) => URL.createObjectURL(file))
      setShown(new Map(files.map(({ name }, at) => [name, made.current[at]!])))
    },
  }
}

function Apart({ distance: { total, isTooAlike } }: { distance: AdDistance }) {
  return (
    <output
      className={styles.apart}
      data-alike={isTooAlike}
      aria-label={t('{distance} of 100 apart', { distance: total })}
    >
      {total}
    </output>
  )
}

function Verdict({ distance }: { distance: AdDistance }) {
  return (
    <>
      {distance.isTooAlike ? (
        <span className={styles.alike}>{t('Too alike: people would take the two for one ad.')}</span>
      ) : (
        <span>{t('Different enough.')}</span>
      )}
      <span className={styles.soft}>{describeParts(distance)}</span>
    </>
  )
}
