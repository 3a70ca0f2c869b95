import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))

/** `$19.99` of 1999 cents. */
export function usd(cents: number): string {
  return formatter().format(cents / 100)
}
