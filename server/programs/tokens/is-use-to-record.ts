/** A use is recorded at most this often, so that a busy program does not write a row at each call. */
const RECORDED_MS = 60_000

/** Returns true if the last recorded use is so long ago that another one is worth a row. */
export function isUseToRecord(lastUsedAt: Date | null, now: Date): boolean {
  return !lastUsedAt || now.getTime() - lastUsedAt.getTime() > RECORDED_MS
}
