import { CURRENCY_TEXTS } from '#contract/prices/currency-texts.ts'
import { NUMBER } from '#contract/prices/read-number.ts'

interface AmountToken {
  kind: 'number'
  /** Number as typed, with sign and currency. */
  text: string
  isPercent: boolean
  hasCurrency: boolean
  from: number
  to: number
}

const SIGN = `(?:${CURRENCY_TEXTS.filter(({ isWeak }) => !isWeak)
  .map(({ text }) => text)
  .filter((sign) => sign.length > 1 || !/\p{L}/u.test(sign))
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  .join('|')})`

/** Matches an amount. A currency after a number ends with it: "3 kr", but not "3 kraft". */
const AMOUNT = new RegExp(
  `(?<before>${SIGN}\\s?)?(?:[-–−+]\\s?)?(?<number>${NUMBER})(?<percent>\\s?[%٪％])?(?<behind>\\s?${SIGN}(?![\\p{L}\\p{M}]))?`,
  'iuy',
)

/** Returns the number at a place of a text, or undefined if there is none, or if it begins a word ("2nd", "3D"). */
export function amountAt(text: string, at: number): AmountToken | undefined {
  AMOUNT.lastIndex = at
  const found = AMOUNT.exec(text)
  if (!found?.groups) return undefined
  const { before, percent, behind } = found.groups
  const to = at + found[0].length
  if (!percent && !behind && /^\p{Script=Latin}/u.test(text.slice(to))) return undefined
  return {
    kind: 'number',
    text: found[0].trim(),
    isPercent: percent !== undefined,
    hasCurrency: (before ?? behind) !== undefined,
    from: at,
    to,
  }
}
