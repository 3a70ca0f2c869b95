import { FolderDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { creativesDownloadUrl } from '#contract/ads/downloads.ts'
import { urlAcceptingMissing, missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import styles from '#web/screens/gallery/gallery-toolbar.module.css'
import type { Selection } from '#web/screens/gallery/use-selection.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'

const ShareListDialog = lazyPart(async () => {
  return (await import('#web/screens/gallery/share-list-dialog.tsx')).ShareListDialog
})

interface SelectionBarProps {
  /** The ads that are shown. */
  creatives: readonly CreativeWithVariants[]
  selection: Selection
  onSelectionChange: (selection: Selection | undefined) => void
  onDelete: (chosen: readonly CreativeWithVariants[]) => void
}

/** Actions on the selected ads. Ads that are no longer shown do not count; drafts have nothing to download. */
export function SelectionBar({ creatives, selection, onSelectionChange, onDelete }: SelectionBarProps) {
  const [isSharing, setSharing] = useState(false)
  const chosen = creatives.filter(({ id }) => selection.has(id))
  const withPictures = chosen.filter(({ variants }) => variants.length > 0)
  const lacking = missingParts(withPictures.flatMap(({ variants }) => variants.flatMap(({ findings }) => findings)))
  const label =
    lacking.length === 0
      ? t('Download selected')
      : t('Download selected without {parts}', { parts: translated(namesOfParts(lacking)) })
  const download = { size: 'sm', icon: <FolderDown aria-hidden />, children: label } as const
  return (
    <section className={styles.selection} aria-label={t('Selected ads')}>
      <output>{plural(chosen.length, { one: '1 ad selected', other: '{count} ads selected' })}</output>
      {withPictures.length > 0 ? (
        <ButtonAnchor
          {...download}
          href={urlAcceptingMissing(creativesDownloadUrl(withPictures.map(({ id }) => id)), lacking)}
          download
        />
      ) : (
        <Button {...download} disabled />
      )}
      <Button size="sm" onClick={() => setSharing(true)}>
        {t('Share for approval')}
      </Button>
      {isSharing && <ShareListDialog creatives={withPictures} onClose={() => setSharing(false)} />}
      <Button size="sm" icon={<Trash2 aria-hidden />} disabled={chosen.length === 0} onClick={() => onDelete(chosen)}>
        {t('Delete selected')}
      </Button>
      <Button size="sm" onClick={() => onSelectionChange(new Set(creatives.map(({ id }) => id)))}>
        {t('Select all')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onSelectionChange(undefined)}>
        {t('Done')}
      </Button>
    </section>
  )
}
