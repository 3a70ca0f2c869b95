/**
 * Restores an Error from pg-boss's copy of what a worker threw: the copy has its message and stack but is no Error, and
 * the log would not print it.
 */
export function asError(met: Error): Error {
  return met instanceof Error ? met : Object.assign(new Error((met as Error).message), met)
}
