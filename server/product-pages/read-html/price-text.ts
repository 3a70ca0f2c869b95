/** A price as machines write it: digits, perhaps with a point for the decimals. */
const MACHINE_WRITTEN = /^\d{1,12}(?:\.\d{1,15})?$/
const WITH_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/
const WITH_DECIMAL_COMMA = /^\d{1,3}(?:\.?\d{3})*,\d{1,2}$/

/**
 * A price of a page's data as people write it there: "19.5" in USD is "$19.50". One that already is as people write it stays. Undefined
 * where it is no price, or none at all ("0.00").
 */
export function priceText(amount: unknown, currency: unknown, language: string | undefined): string | undefined {
  if (typeof amount !== 'number' && typeof amount !== 'string') return undefined
  const written = String(amount).replaceAll(/\s+/g, ' ').trim()
  const plain = plainNumber(written)
  const code =
    typeof currency === 'string' && /^[a-z]{3}$/i.test(currency.trim()) ? currency.trim().toUpperCase() : undefined
  if (!MACHINE_WRITTEN.test(plain)) return /\d/.test(written) ? written : undefined
  if (Number(plain) === 0) return undefined
  return code ? withCurrency(Number(plain), code, language) : written
}

function plainNumber(written: string): string {
  if (WITH_COMMAS.test(written)) return written.replaceAll(',', '')
  return WITH_DECIMAL_COMMA.test(written) ? written.replaceAll('.', '').replace(',', '.') : written
}

function withCurrency(amount: number, currency: string, language: string | undefined): string {
  const isWhole = Number.isInteger(amount)
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const options = isWhole ? { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 } : style
  // No-break spaces are for the typesetter to put in.
  return new Intl.NumberFormat(knownLanguage(language), options).format(amount).replaceAll(/[\u00A0\u202F]/g, ' ')
}

function knownLanguage(language: string | undefined): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language ?? 'en')[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** What a price of a page's data comes to, for comparing two of one currency. */
export function priceValue(amount: unknown): number | undefined {
  const plain = plainNumber(String(amount).trim())
  return MACHINE_WRITTEN.test(plain) ? Number(plain) : undefined
}
