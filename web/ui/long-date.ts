import { madeOnce } from '#web/ui/made-once.ts'
import { locale } from '#web/i18n/i18n.ts'

const formatter = madeOnce(
  () => new Intl.DateTimeFormat(locale('en-US'), { month: 'long', day: 'numeric', year: 'numeric' }),
)

/** `December 5, 2026`, as the page's language writes it and in the reader's time zone. */
export function longDate(isoDate: string): string {
  return formatter().format(new Date(isoDate))
}
