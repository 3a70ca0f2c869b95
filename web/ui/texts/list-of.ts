import { locale } from '#web/i18n/i18n.ts'
import { madeOnce } from '#web/ui/texts/made-once.ts'

const formatter = madeOnce(() => new Intl.ListFormat(locale('en-US')))

/** Joins texts as the page's language does: "2 ads and 1 campaign". Gives an empty text for an empty list. */
export function listOf(parts: readonly string[]): string {
  return formatter().format(parts)
}
