/** Digits of any script with marks between them; a plain space only before a group of three. */
export const NUMBER =
  "\\p{Nd}(?:[\\p{Nd}.,'’٫٬．，\\u00a0\\u202f\\u2009](?=[\\p{Nd}])|\\p{Nd}| (?=\\p{Nd}{3}(?!\\p{Nd})))*"

/**
 * Groups of three digits (in India, two and three) separated by one mark, or not separated at all. A date or a version
 * is not a number.
 */
const WHOLE_PART = /^(?:\d+|\d{1,3}(?<mark>[.,'’٬\u00a0\u202f\u2009 ])\d{2,3}(?:\k<mark>\d{2,3})*)$/

/**
 * A number's value in currencies with three decimals, and in those with fewer; undefined if it is not a number there.
 */
export interface NumberReadings {
  withThreeDecimals: number | undefined
  withFewer: number | undefined
}

/**
 * Reads a number. Only a single mark before exactly three digits allows two readings: "9.500" is nine and a half
 * thousand, or nine and a half in a currency with three decimals.
 */
export function readNumber(text: string): NumberReadings {
  const plain = inLatinDigits(text)
  const [, whole = '', mark = '', decimals] = /^(.*?)(?:([.,٫])(\d+))?$/.exec(plain) ?? []
  const asDecimals = wholeValue(whole, decimals)
  const mayBeThousands =
    decimals?.length === 3 && mark !== '٫' && whole !== '0' && /^\d+$/.test(whole.replaceAll(mark, ''))
  if (!mayBeThousands) return { withThreeDecimals: asDecimals, withFewer: asDecimals }
  const asThousands = wholeValue(plain, undefined)
  // A mark that occurs twice separates thousands, and cannot be the decimal mark.
  const isSingle = /^\d+$/.test(whole)
  return { withThreeDecimals: isSingle ? asDecimals : asThousands, withFewer: asThousands }
}

function wholeValue(whole: string, decimals: string | undefined): number | undefined {
  const isGrouped = WHOLE_PART.test(whole) && (!/\D/.test(whole) || /\D\d{3}$/.test(whole))
  if (!isGrouped) return undefined
  const value = Number(whole.replaceAll(/\D/g, '') + (decimals ? `.${decimals}` : ''))
  return Number.isFinite(value) ? value : undefined
}

/** Replaces digits of every script by 0 to 9, and full-width marks by plain ones. */
export function inLatinDigits(text: string): string {
  return text
    .replaceAll('．', '.')
    .replaceAll('，', ',')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Returns the value of a digit: decimal digits of every script stand in rows of ten. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return point - zero
}
