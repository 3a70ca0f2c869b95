import { madeOnce } from '#web/ui/texts/made-once.ts'
import { locale } from '#web/i18n/i18n.ts'

const formatter = madeOnce(
  () =>
    new Intl.DateTimeFormat(locale('en-US'), { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
)

/** Formats a moment in the page's language and the reader's time zone: `Nov 21, 3:05 PM`. */
export function shortMoment(isoDate: string): string {
  return formatter().format(new Date(isoDate))
}
