import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PRODUCT_NAME } from '#contract/product.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { useSession } from '#web/api/people/session.ts'
import { SignInFirst } from '#web/features/auth-dialog/sign-in-first.tsx'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { CreativeList } from '#web/screens/gallery/creative-list.tsx'
import { GalleryLoading } from '#web/screens/gallery/gallery-loading.tsx'
import { GalleryToolbar } from '#web/screens/gallery/gallery-toolbar.tsx'
import { findCreatives } from '#web/screens/gallery/find-creatives.ts'
import { sizesOf } from '#web/screens/gallery/gallery-choices.ts'
import { useSelection } from '#web/screens/gallery/use-selection.ts'
import { useGalleryFilter } from '#web/screens/gallery/use-gallery-filter.ts'
import { creativesQuery, useCreatives } from '#web/api/ads/list-creatives.ts'
import { useToday } from '#web/api/ads/use-today.ts'
import { useStaleCampaigns } from '#web/api/catalogue/stale-campaigns.ts'
import styles from '#web/screens/gallery/gallery-screen.module.css'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadChunk } from '#web/ui/browser/load-chunk.ts'
import { t } from '#web/i18n/i18n.ts'

export function GalleryScreen() {
  const { user, isLoading } = useCurrentUser()
  if (!user && !isLoading)
    return <SignInFirst>{t('Sign in to access and manage your creative ad campaigns')}</SignInFirst>
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('My {app} Gallery', { app: PRODUCT_NAME })}</h1>
          <p className={styles.subtitle}>{t('View, manage, and download all your generated ad creatives')}</p>
        </div>
        <div className={styles.begin}>
          <ButtonLink to="/campaigns">{t('Campaigns')}</ButtonLink>
          <ButtonLink variant="primary" to="/create">
            {t('Create New Ad')}
          </ButtonLink>
        </div>
      </header>
      {user ? <Gallery /> : <GalleryLoading />}
    </div>
  )
}

const DeleteCreativesDialog = lazyPart(async () => {
  return (await import('#web/screens/gallery/delete-creatives-dialog.tsx')).DeleteCreativesDialog
})

const SaleReminder = lazyPart(async () => (await import('#web/screens/gallery/sale-reminder.tsx')).SaleReminder)
const StaleCampaigns = lazyPart(async () => (await import('#web/screens/gallery/stale-campaigns.tsx')).StaleCampaigns)
const SelectionBar = lazyPart(async () => (await import('#web/screens/gallery/selection-bar.tsx')).SelectionBar)

const LOAD_FAILED = t('Error loading ads. Please try again later.')

function Gallery() {
  const { filter, setFilter } = useGalleryFilter()
  const { data: creatives, dataUpdatedAt, isPending, isError, isFetching, refetch } = useCreatives(filter.request)
  const [openedAt] = useState(Date.now)
  // While another filter loads, the ads on the page were not read for it, and `dataUpdatedAt` is 0.
  const readAt = new Date(dataUpdatedAt || openedAt)
  const [toDelete, setToDelete] = useState<readonly CreativeWithVariants[]>([])
  const [wasAsked, setWasAsked] = useState(false)
  const { selection, setSelection, toggle } = useSelection()
  const { data: all = [] } = useQuery({ ...creativesQuery(), enabled: false })
  const isOnPro = useSession().planId === 'pro'
  const today = useToday()
  const { data: staleCampaigns } = useStaleCampaigns({ isOnPro })

  async function beginSelecting() {
    if (await loadChunk(SelectionBar.load)) setSelection(new Set())
  }

  async function askToDelete(chosen: readonly CreativeWithVariants[]) {
    if (!(await loadChunk(DeleteCreativesDialog.load))) return
    setWasAsked(true)
    setToDelete(chosen)
  }

  return (
    <>
      {isOnPro && creatives?.some(({ sale }) => sale.some(({ from }) => from === today)) && (
        <SaleReminder creatives={creatives} fallback={<div className={styles.reminderPlace} />} />
      )}
      {staleCampaigns && staleCampaigns.length > 0 && (
        <StaleCampaigns
          campaigns={staleCampaigns}
          fallback={staleCampaigns.map(({ id }) => (
            <div key={id} className={styles.stalePlace} />
          ))}
        />
      )}
      <GalleryToolbar
        filter={filter}
        onFilterChange={setFilter}
        sizes={sizesOf([...all, ...(creatives ?? [])], filter.request.format)}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
        onSelect={creatives?.length && !selection ? () => void beginSelecting() : undefined}
      />
      {isError && (
        <div className={styles.error} role="alert">
          <p>{LOAD_FAILED}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {creatives && creatives.length > 0 && selection && (
        <SelectionBar
          creatives={findCreatives(creatives, filter, readAt)}
          selection={selection}
          onSelectionChange={setSelection}
          onDelete={(chosen) => void askToDelete(chosen)}
        />
      )}
      {isPending && <GalleryLoading />}
      {creatives && (
        <CreativeList
          creatives={creatives}
          readAt={readAt}
          filter={filter}
          onFilterChange={setFilter}
          onDelete={(creative) => void askToDelete([creative])}
          selection={selection}
          onToggle={toggle}
        />
      )}
      {wasAsked && (
        <DeleteCreativesDialog
          creatives={toDelete}
          onClose={() => setToDelete([])}
          shown={findCreatives(creatives ?? [], filter, readAt)}
        />
      )}
    </>
  )
}
