const MONEY = new Map<string, Intl.NumberFormat>()

export function money(cents: number, currency: string): string {
  const format = MONEY.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  MONEY.set(currency, format)
  return format.format(cents / 100)
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a date as everywhere in the plan: month, day and year. The server knows nobody's time zone, so it is UTC. */
export function date(moment: Date): string {
  return DATE.format(moment)
}
