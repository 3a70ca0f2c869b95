import { FAMILY_ROWS, type FamilyRow } from '#test/goldens/cells.ts'
import { BadInput } from '../bad-input.ts'

/** Returns the rows of the families in order; all if none is named. */
export function familyRows(families: readonly string[], usage: string): readonly FamilyRow[] {
  const unknown = families.find((family) => !FAMILY_ROWS.some((row) => row.name === family))
  if (unknown) throw new BadInput(`There are no goldens of "${unknown}": ${usage}`)
  return families.length === 0 ? FAMILY_ROWS : FAMILY_ROWS.filter(({ name }) => families.includes(name))
}
