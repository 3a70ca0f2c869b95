/**
 * How often a property is tried, in a test with the tag `property`: so often when its file is run alone, a tenth as often by
 * `npm test`, and twice as often by `npm run test:thorough` (thorough.ts). A plain run is short and always the same; a hunt is longer
 * and begins elsewhere:
 *
 *     PROPERTY_TIMES=50 PROPERTY_SEED=7 npx vitest run studio/layout/search/layout.property.test.ts
 *
 * The first counterexample ends the run, because making it smaller takes minutes where each try lays out an ad;
 * PROPERTY_SHRINK=1 makes it smaller all the same.
 */
export function propertyRuns(numRuns: number) {
  const { PROPERTY_TIMES = '1', PROPERTY_SEED = '20261121', PROPERTY_SHRINK } = process.env
  return {
    numRuns: Math.ceil(numRuns * Number(PROPERTY_TIMES)),
    seed: Number(PROPERTY_SEED),
    endOnFailure: PROPERTY_SHRINK !== '1',
  }
}

/** Only ends what hangs, however often a property is tried. */
export const PROPERTY_LIMIT_MS = 5 * 60_000 * Math.max(1, Number(process.env.PROPERTY_TIMES ?? 1))
