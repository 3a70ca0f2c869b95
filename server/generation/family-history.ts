import { type FamilyHistory, familyNow } from '#studio/index.ts'
import type { PaintTask } from './painter.ts'

/** The families in which this ad was shown, newest first: an older version's may have another name today, or be gone. */
export function familyHistory({
  versions = [],
  format,
  seed,
}: Pick<PaintTask, 'versions' | 'format' | 'seed'>): FamilyHistory {
  const known = versions.flatMap((version) => {
    const family = familyNow(version.family)
    return family ? [{ ...version, family }] : []
  })
  const shown = known.filter((version) => version.format === format).map(({ family }) => family)
  const campaign = known.find((version) => version.format !== format && version.seed === seed)?.family
  // What is made anew together stays together, also where one of them was in this family before.
  return { shown: [...new Set(shown)].filter((family) => family !== campaign), campaign }
}
