/** Error codes of the system for a full disk or an exhausted quota, and PostgreSQL's code for its own. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/** Returns true for a failure because no space is left, however deep it lies among the causes. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL.includes((cause as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}
