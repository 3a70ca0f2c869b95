import { type Copied, type FamilyHistory, familyNow, type Unsettled } from '#studio/index.ts'
import type { PaintTask } from './painter.ts'

/** The families in which this ad was shown, newest first: an older version's may have another name today, or be gone. */
export function familyHistory({
  versions = [],
  format,
  seed,
}: Pick<PaintTask, 'versions' | 'format' | 'seed'>): FamilyHistory {
  const known = knownOf(versions)
  const shown = known.filter((version) => version.format === format).map(({ family }) => family)
  const campaign = known.find((version) => version.format !== format && version.seed === seed)?.family
  // What is made anew together stays together, also where one of them was in this family before.
  return { shown: [...new Set(shown)].filter((family) => family !== campaign), campaign }
}

/** The families of all its formats that a new look is told from: those of the look itself do not tell formats apart that are made at once. */
export function shownBefore({ versions = [], seed }: Pick<PaintTask, 'versions' | 'seed'>): Unsettled {
  const others = knownOf(versions).filter((version) => version.seed !== seed)
  return { shown: [...new Set(others.map(({ family }) => family))] }
}

/** The composition that is copied; undefined where its family is gone. */
export function copiedFrom({ copied }: Pick<PaintTask, 'copied'>): Copied | undefined {
  if (!copied) return undefined
  const { candidate, stance } = copied
  const family = familyNow(copied.family)
  return family === copied.family ? { family, candidate, stance } : undefined
}

function knownOf(versions: NonNullable<PaintTask['versions']>) {
  return versions.flatMap((version) => {
    const family = familyNow(version.family)
    return family ? [{ ...version, family }] : []
  })
}
