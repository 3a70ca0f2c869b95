import { CELLS, FAMILY_ROWS } from '#test/goldens/cells.ts'
import { BadInput } from '../bad-input.ts'

/** The cells of the families, in their order; of all families where none is named. */
export function cellNames(families: readonly string[], usage: string): string[] {
  const unknown = families.find((family) => !FAMILY_ROWS.some((row) => row.name === family))
  if (unknown) throw new BadInput(`There are no goldens of "${unknown}": ${usage}`)
  return CELLS.map(({ name }) => name).filter(
    (name) => families.length === 0 || families.some((family) => name.startsWith(`${family} `)),
  )
}
