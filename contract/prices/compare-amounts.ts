import type { CurrencyCode } from './currencies.ts'
import { readingIn } from './currency-decimals.ts'
import type { Amount } from './read-amount.ts'
import type { NumberReadings } from './read-number.ts'

/**
 * The second amount compared with the first. `currencies`: their currencies differ. `unclear`: their marks allow
 * two readings, one of which would make it higher and the other lower. Undefined if the text that names a currency may
 * not be one.
 */
export type Comparison = 'lower' | 'same' | 'higher' | 'currencies' | 'unclear'

export function compareAmounts(first: Amount, second: Amount): Comparison | undefined {
  const common = commonCurrencies(first, second)
  const isDoubtful = [first, second].some(({ isWeak }) => isWeak)
  // A weak sign counts only if the other amount has it too.
  if (isDoubtful && (!common || common.length === 0 || !bothNamed(first, second))) return undefined
  if (common?.length === 0) return 'currencies'
  const orders = new Set(readingsIn(common).map((reading) => orderOf(first.number[reading], second.number[reading])))
  orders.delete(undefined)
  const [order] = orders
  return orders.size === 1 ? order : 'unclear'
}

/** Returns undefined if neither names one. An amount without a currency is taken to be in the other one's. */
function commonCurrencies({ currencies: a }: Amount, { currencies: b }: Amount): readonly CurrencyCode[] | undefined {
  if (a.length === 0 || b.length === 0) return a.length + b.length === 0 ? undefined : [...a, ...b]
  return a.filter((code) => b.includes(code))
}

const bothNamed = (a: Amount, b: Amount) => a.currencies.length > 0 && b.currencies.length > 0

function readingsIn(codes: readonly CurrencyCode[] | undefined): (keyof NumberReadings)[] {
  return codes ? [...new Set(codes.map(readingIn))] : ['withFewer', 'withThreeDecimals']
}

function orderOf(first: number | undefined, second: number | undefined): 'lower' | 'same' | 'higher' | undefined {
  if (first === undefined || second === undefined) return undefined
  if (first === second) return 'same'
  return second < first ? 'lower' : 'higher'
}
