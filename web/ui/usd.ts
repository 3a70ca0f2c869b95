import { madeOnce } from '#web/ui/made-once.ts'
import { locale } from '#web/i18n/i18n.ts'

const formatter = madeOnce(() => new Intl.NumberFormat(locale('en-US'), { style: 'currency', currency: 'USD' }))

/** `$19.99` of 1999 cents, as the page's language writes it. */
export function usd(cents: number): string {
  return formatter().format(cents / 100)
}
