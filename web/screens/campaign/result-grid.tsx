import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CampaignResult } from '#contract/campaign-results.ts'
import type { PagesInView } from '#web/api/campaign-results.ts'
import { PAGE } from '#web/api/use-pages.ts'
import { ResultCard } from '#web/screens/campaign/result-card.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './results.module.css'

interface ResultGridProps {
  results: readonly CampaignResult[]
  /** These are not all. */
  hasMore: boolean
  onPages: (inView: PagesInView) => void
  onOpen: (result: CampaignResult) => void
}

const CARD_PX = 208
/** On a phone two fit beside each other. */
const SMALL_CARD_PX = 132
const PHONE_PX = 480
const GAP_PX = 16
/** A picture with its name and its state below. */
const ROW_PX = 290
/** So many rows below the last one in view are asked for ahead. */
const ROWS_AHEAD = 6

/** Only the rows in view are in the page: thousands of products scroll like ten. */
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
  return Math.floor(index / PAGE)
}

/** How many cards fit beside each other, and how far down the page they begin. */
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
    // What stands above it grows and goes as the work goes on.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}
