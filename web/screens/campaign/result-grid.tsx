import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import type { PagesInView } from '#web/api/catalogue/campaign-results.ts'
import { PAGE_SIZE } from '#web/api/platform/use-pages.ts'
import { ResultCard } from '#web/screens/campaign/result-card.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './results.module.css'

interface ResultGridProps {
  results: readonly CampaignResult[]
  /** Set if there are more results to load. */
  hasMore: boolean
  onPages: (inView: PagesInView) => void
  onOpen: (result: CampaignResult) => void
}

const CARD_PX = 208
/** Minimum width of a card on a phone, where two fit side by side. */
const SMALL_CARD_PX = 132
const PHONE_PX = 480
const GAP_PX = 16
/** Height of a picture with its name and its state below. */
const ROW_PX = 290
/** Number of rows below the last one in view that are loaded in advance. */
const ROWS_AHEAD = 6

/** Renders only the rows in view, so that thousands of products scroll like ten. */
export function ResultGrid({ results, hasMore, onPages, onOpen }: ResultGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, top } = usePlace(list)
  // This component is not compiled: what the virtualizer answers changes as the page scrolls.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(results.length / columns),
    estimateSize: () => ROW_PX,
    gap: GAP_PX,
    overscan: 3,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  const first = pageOf((rows[0]?.index ?? 0) * columns)
  const last = pageOf(((rows.at(-1)?.index ?? 0) + ROWS_AHEAD) * columns)
  useEffect(() => onPages({ first, last }), [first, last, onPages])

  return (
    <ul ref={list} className={styles.grid} aria-label={t('Products')} style={{ height: virtualizer.getTotalSize() }}>
      {rows.flatMap(({ index, start }) =>
        results.slice(index * columns, (index + 1) * columns).map((result, at) => (
          <li
            key={result.id}
            aria-setsize={hasMore ? -1 : results.length}
            aria-posinset={index * columns + at + 1}
            className={styles.cell}
            style={{
              height: ROW_PX,
              width: `calc((100% - ${(columns - 1) * GAP_PX}px) / ${columns})`,
              left: `calc((100% + ${GAP_PX}px) / ${columns} * ${at})`,
              top: start - top,
            }}
          >
            <ResultCard result={result} onOpen={() => onOpen(result)} />
          </li>
        )),
      )}
    </ul>
  )
}

function pageOf(index: number): number {
  return Math.floor(index / PAGE_SIZE)
}

/** Gives the number of cards in a row, and the distance of the list from the top of the page. */
function usePlace(list: RefObject<HTMLUListElement | null>) {
  const [place, setPlace] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const cardPx = element.clientWidth < PHONE_PX ? SMALL_CARD_PX : CARD_PX
      const columns = Math.max(1, Math.floor((element.clientWidth + GAP_PX) / (cardPx + GAP_PX)))
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      setPlace((before) => (before.columns === columns && before.top === top ? before : { columns, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Content above the list changes its height as the run advances.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}
