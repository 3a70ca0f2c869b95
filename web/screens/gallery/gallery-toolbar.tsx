import { RefreshCw, Search } from 'lucide-react'
import { useState } from 'react'
import type { GalleryFilter, GalleryRequest } from '#web/screens/gallery/find-creatives.ts'
import { GALLERY_CHOICES, readGalleryRequest } from '#web/screens/gallery/gallery-choices.ts'
import styles from '#web/screens/gallery/gallery-toolbar.module.css'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

interface GalleryToolbarProps {
  filter: GalleryFilter
  onFilterChange: (filter: GalleryFilter) => void
  /** Formats that no list has in advance. */
  sizes: readonly { id: string; name: string }[]
  isRefreshing: boolean
  onRefresh: () => void
  /** Starts a selection; left out if there is nothing to select. */
  onSelect: (() => void) | undefined
}

export function GalleryToolbar(props: GalleryToolbarProps) {
  const { filter, onFilterChange, sizes, isRefreshing, onRefresh, onSelect } = props
  const chosen = (field: keyof GalleryRequest, id: string) =>
    readGalleryRequest((other) => (other === field ? id : (filter.request[other] ?? null)))
  const [isOpen, setOpen] = useState(Object.keys(filter.request).length > 0)
  return (
    <div className={styles.toolbar}>
      <TextField
        className={styles.search}
        label={t('Search your ads')}
        hideLabel
        type="search"
        placeholder={t('Search your ads...')}
        icon={<Search aria-hidden />}
        value={filter.search}
        onChange={(event) => onFilterChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        className={styles.show}
        label={t('Show')}
        hideLabel
        value={filter.show}
        onChange={(event) => onFilterChange({ ...filter, show: event.target.value === 'recent' ? 'recent' : 'all' })}
      >
        <option value="all">{t('All Ads')}</option>
        <option value="recent">{t('Recent (7 days)')}</option>
      </SelectField>
      <Button className={styles.filters} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('Filters')}
      </Button>
      {GALLERY_CHOICES.map(({ field, label, all, options }) => (
        <SelectField
          key={field}
          className={classNames(styles.show, !isOpen && styles.folded)}
          label={label}
          hideLabel
          value={filter.request[field] ?? ''}
          onChange={(event) => onFilterChange({ ...filter, request: chosen(field, event.target.value) })}
        >
          <option value="">{all}</option>
          {[...options, ...(field === 'format' ? sizes : [])].map(({ id, name }) => (
            <option key={id} value={id}>
              {field === 'format' ? name : translated(name)}
            </option>
          ))}
        </SelectField>
      ))}
      <IconButton label={t('Refresh')} variant="secondary" aria-busy={isRefreshing} onClick={onRefresh}>
        <RefreshCw aria-hidden className={isRefreshing ? styles.turning : undefined} />
      </IconButton>
      {onSelect && <Button onClick={onSelect}>{t('Select')}</Button>}
    </div>
  )
}
