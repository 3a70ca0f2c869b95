import { locale } from '#web/i18n/i18n.ts'
import { madeOnce } from '#web/ui/texts/made-once.ts'

const formatter = madeOnce(
  () => new Intl.DateTimeFormat(locale('en-GB'), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Formats a day such as "2026-12-01" in the page's language: `1 December`. */
export function dayAndMonth(day: string): string {
  return formatter().format(new Date(day))
}
