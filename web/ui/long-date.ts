import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' }))

/** `December 5, 2026`, in the reader's time zone. */
export function longDate(isoDate: string): string {
  return formatter().format(new Date(isoDate))
}
