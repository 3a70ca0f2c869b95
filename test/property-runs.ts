/**
 * How often a property is tried. A plain test run is short and always the same; a hunt is longer and begins elsewhere:
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

/** Time for a property whose plain run takes well under the given time, on a busy machine. */
export function propertyTimeout(plainMs: number): number {
  return plainMs * Math.max(1, Number(process.env.PROPERTY_TIMES ?? 1))
}
