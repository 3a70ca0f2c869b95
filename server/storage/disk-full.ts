/** What the system says of a disk, or of the share of it that is ours; and PostgreSQL, of its own. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/** True of a failure because no room is left, however deep it lies among the causes. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL.includes((cause as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}
