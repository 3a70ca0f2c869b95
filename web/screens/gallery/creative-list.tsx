import { Images, SearchX } from 'lucide-react'
import { Suspense } from 'react'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { CreativeCard } from '#web/features/creative-card/creative-card.tsx'
import styles from '#web/screens/gallery/creative-list.module.css'
import { EVERYTHING, findCreatives, isFiltered, type GalleryFilter } from '#web/screens/gallery/find-creatives.ts'
import type { Selection } from '#web/screens/gallery/use-selection.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/i18n/i18n.ts'

interface CreativeListProps {
  creatives: readonly CreativeWithVariants[]
  /** The time of the read, from which recent ads are counted. */
  readAt: Date
  filter: GalleryFilter
  onFilterChange: (filter: GalleryFilter) => void
  onDelete: (creative: CreativeWithVariants) => void
  selection: Selection | undefined
  onToggle: (id: string) => void
}

export function CreativeList(props: CreativeListProps) {
  const { creatives, readAt, filter, onFilterChange, onDelete, selection, onToggle } = props
  const shown = findCreatives(creatives, filter, readAt)
  // 'Recent' alone is not a search (SPEC.md section 2).
  if (creatives.length === 0 && !isFiltered({ ...filter, show: 'all' })) return <NoAdsYet />
  if (shown.length === 0) return <NothingFound onShowAll={() => onFilterChange(EVERYTHING)} />
  return (
    <ul className={styles.grid}>
      {shown.map((creative, at) => (
        <li key={creative.id} data-ad={creative.id}>
          {selection && (
            <label className={styles.select}>
              <input
                type="checkbox"
                aria-label={t('Select {name}', { name: creative.productName })}
                checked={selection.has(creative.id)}
                onChange={() => onToggle(creative.id)}
              />
            </label>
          )}
          {/* Nothing inside this boundary suspends. Around each card, it makes React hydrate the server's list card by
              card, between which the page can respond. */}
          <Suspense>
            <CreativeCard creative={creative} isFirst={at === 0} onDelete={() => onDelete(creative)} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}

function NoAdsYet() {
  return (
    <EmptyState
      icon={<Images aria-hidden />}
      title={t('No ads found')}
      action={<ButtonLink to="/create">{t('Create your first ad')}</ButtonLink>}
    >
      <p>{t("You haven't created any ads yet.")}</p>
    </EmptyState>
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('No ads found')}
      action={<Button onClick={onShowAll}>{t('Show all ads')}</Button>}
    >
      <p>{t('No ads match your search criteria.')}</p>
    </EmptyState>
  )
}
