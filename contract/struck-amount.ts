/** A number with marks between its digits, as people type amounts. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/g

/** A sign, a code or a short word such as "kr"; no percent sign, no sentence. */
const CURRENCY = /^(?:\p{L}{0,3}\p{Sc}?|\p{Sc}\p{L}{0,3})\.?$/u

/**
 * Which of the two is struck through beside the other. SPEC.md strikes the discount; where both are single amounts written in the same
 * currency, or one names none, the higher one is, as on the ad. Whatever else is typed ("20% off", "from 9") leaves SPEC.md's rule.
 */
export function struckAmount(price: string, discount: string): 'price' | 'discount' {
  const [asked, other] = [readAmount(price), readAmount(discount)]
  if (!asked || !other) return 'discount'
  const isComparable = asked.currency === other.currency || asked.currency === '' || other.currency === ''
  return isComparable && asked.value > other.value ? 'price' : 'discount'
}

function readAmount(text: string): { value: number; currency: string } | undefined {
  const [number, ...more] = text.match(NUMBER) ?? []
  if (!number || more.length > 0) return undefined
  const [, whole, decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(number)!
  const value = Number(`${whole!.replaceAll(/\D/g, '')}.${decimals}`)
  const currency = text.replace(number, '').trim().toLowerCase()
  return CURRENCY.test(currency) ? { value, currency } : undefined
}
