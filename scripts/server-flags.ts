/**
 * Returns V8's flags for the server. Its young generation would grow to 128 MB under a steady load and never shrink,
 * and nearly all of it is garbage after each request; it keeps the pages that it has emptied (docs/decisions/0040).
 * Beside the embedded database, which takes memory of its own, each half of it is small; with PostgreSQL a list of ads
 * costs a quarter less with more. main.ts collects what the start has left.
 */
export function serverFlags({ DATABASE_URL }: Record<string, string | undefined>): string[] {
  return [`--max-semi-space-size=${DATABASE_URL ? 16 : 4}`, '--expose-gc']
}
