import { madeOnce } from '#web/ui/texts/made-once.ts'
import { locale } from '#web/i18n/i18n.ts'

const formatter = madeOnce(
  () => new Intl.DateTimeFormat(locale('en-US'), { month: 'long', day: 'numeric', year: 'numeric' }),
)

/** Formats a date in the page's language and the reader's time zone: `December 5, 2026`. */
export function longDate(isoDate: string): string {
  return formatter().format(new Date(isoDate))
}
