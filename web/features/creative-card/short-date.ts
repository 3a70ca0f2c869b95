const formatter = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** `Nov 21, 2026`, in the reader's time zone. */
export function shortDate(isoDate: string): string {
  return formatter.format(new Date(isoDate))
}
