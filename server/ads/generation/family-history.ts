import { type Copied, type FamilyHistory, familyNow, type Unsettled } from '#studio/index.ts'
import type { PaintTask } from './painter.ts'

/**
 * Returns the families in which this ad was shown, newest first: an older version's family may have been renamed or
 * removed since.
 */
export function familyHistory({
  versions = [],
  format,
  seed,
}: Pick<PaintTask, 'versions' | 'format' | 'seed'>): FamilyHistory {
  const known = knownOf(versions)
  const shown = known.filter((version) => version.format === format).map(({ family }) => family)
  const campaign = known.find((version) => version.format !== format && version.seed === seed)?.family
  // Pictures that are made again together stay in one family, even if one of them was in this family before.
  return { shown: [...new Set(shown)].filter((family) => family !== campaign), campaign }
}

/**
 * Returns the families, in all formats, that a new look has to differ from. Those of the look itself do not count, so
 * that formats made at once need not differ.
 */
export function shownBefore({ versions = [], seed }: Pick<PaintTask, 'versions' | 'seed'>): Unsettled {
  const others = knownOf(versions).filter((version) => version.seed !== seed)
  return { shown: [...new Set(others.map(({ family }) => family))] }
}

/** Returns the composition that is copied, or undefined if its family no longer exists. */
export function copiedFrom({ copied }: Pick<PaintTask, 'copied'>): Copied | undefined {
  if (!copied) return undefined
  const { candidate, stance, kind, use } = copied
  const family = familyNow(copied.family)
  return family === copied.family ? { family, candidate, stance, kind, use } : undefined
}

function knownOf(versions: NonNullable<PaintTask['versions']>) {
  return versions.flatMap((version) => {
    const family = familyNow(version.family)
    return family ? [{ ...version, family }] : []
  })
}
