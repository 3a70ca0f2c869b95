/** pg-boss hands on a copy of what a worker met: with its message and stack, and no Error any more, which the log would not read. */
export function asError(met: Error): Error {
  return met instanceof Error ? met : Object.assign(new Error((met as Error).message), met)
}
