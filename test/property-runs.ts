/**
 * Returns how often a property is tried, in a test with the tag `property`: this often when its file is run alone, a
 * tenth as often by `npm test`, and twice as often by `npm run test:thorough` (thorough.ts). A plain run is short and
 * always the same; a hunt is longer and begins elsewhere:
 *
 *     PROPERTY_TIMES=50 PROPERTY_SEED=7 npx vitest run studio/layout/search/layout.property.test.ts
 *
 * The first counterexample ends the run, because shrinking it takes minutes if each try lays out an ad;
 * PROPERTY_SHRINK=1 shrinks it all the same.
 */
export function propertyRuns(numRuns: number) {
  const { PROPERTY_TIMES = '1', PROPERTY_SEED = '20261121', PROPERTY_SHRINK } = process.env
  return {
    numRuns: Math.ceil(numRuns * Number(PROPERTY_TIMES)),
    seed: Number(PROPERTY_SEED),
    endOnFailure: PROPERTY_SHRINK !== '1',
  }
}

/** A limit that only ends a hang, however often a property is tried. */
export const PROPERTY_LIMIT_MS = 5 * 60_000 * Math.max(1, Number(process.env.PROPERTY_TIMES ?? 1))
