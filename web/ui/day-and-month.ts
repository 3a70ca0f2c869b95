import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }))

/** "1 December", of "2026-12-01". */
export function dayAndMonth(day: string): string {
  return formatter().format(new Date(day))
}
