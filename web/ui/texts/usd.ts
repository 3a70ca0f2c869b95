import { madeOnce } from '#web/ui/texts/made-once.ts'
import { locale } from '#web/i18n/i18n.ts'

const formatter = madeOnce(() => new Intl.NumberFormat(locale('en-US'), { style: 'currency', currency: 'USD' }))

/** Formats an amount in cents in the page's language: 1999 as `$19.99`. */
export function usd(cents: number): string {
  return formatter().format(cents / 100)
}
