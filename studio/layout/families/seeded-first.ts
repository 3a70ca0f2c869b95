import type { FamilyId } from '../../direction/direction.ts'

/** Multiples of the golden ratio spread evenly over 0 to 1, so that seeds one after another part as far as can be. */
const GOLDEN_RATIO = 0.618033988749895

/** The same families with the seed's own first: each so much rarer first than the one before it. */
export function seededFirst(families: readonly FamilyId[], seed: number, rarer: number): FamilyId[] {
  const shares = families.map((_, rank) => rarer ** rank)
  let left = ((seed * GOLDEN_RATIO) % 1) * shares.reduce((sum, share) => sum + share, 0)
  const first = families.at(shares.findIndex((share) => (left -= share) < 0))!
  return [first, ...families.filter((family) => family !== first)]
}
