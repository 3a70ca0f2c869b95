import { madeOnce } from '#web/ui/texts/made-once.ts'

const formatter = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }))

/** Formats a time as `Nov 21, 2026, 3:40 PM`, in the reader's time zone. */
export function formatMoment(isoDate: string): string {
  return formatter().format(new Date(isoDate))
}
