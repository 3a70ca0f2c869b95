import { locale } from '#web/i18n/i18n.ts'
import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(() => new Intl.ListFormat(locale('en-US')))

/** "2 ads and 1 campaign", as the page's language joins them; empty of none. */
export function listOf(parts: readonly string[]): string {
  return formatter().format(parts)
}
