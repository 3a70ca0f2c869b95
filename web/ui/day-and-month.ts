import { locale } from '#web/i18n/i18n.ts'
import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(
  () => new Intl.DateTimeFormat(locale('en-GB'), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** `1 December`, of "2026-12-01", as the page's language writes it. */
export function dayAndMonth(day: string): string {
  return formatter().format(new Date(day))
}
