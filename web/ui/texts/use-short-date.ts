import { useSyncExternalStore } from 'react'
import { t } from '#web/i18n/i18n.ts'

/**
 * Month names as `Intl` shortens them. Making its formatter would cost each gallery a tenth of a second of a phone's
 * processor.
 */
const MONTHS = [
  t('Jan'),
  t('Feb'),
  t('Mar'),
  t('Apr'),
  t('May'),
  t('Jun'),
  t('Jul'),
  t('Aug'),
  t('Sep'),
  t('Oct'),
  t('Nov'),
  t('Dec'),
]

const subscribe = () => () => {}

/** Formats a date as `Nov 21, 2026`, in the reader's time zone; the server, which does not know it, uses UTC. */
export function useShortDate(isoDate: string): string {
  const date = new Date(isoDate)
  return useSyncExternalStore(
    subscribe,
    () => shortDate(date.getFullYear(), date.getMonth(), date.getDate()),
    () => shortDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()),
  )
}

function shortDate(year: number, month: number, day: number): string {
  return t('{month} {day}, {year}', { month: MONTHS[month] ?? '', day, year })
}
