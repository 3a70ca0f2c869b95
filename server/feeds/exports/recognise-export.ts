import { matchesAny, plainName } from '../column-names.ts'
import { FEED_EXPORTS } from './exports.ts'
import type { FeedExport } from './feed-export.ts'

/** Longer cells are texts, and no names of columns. */
const NAME_MAX_LETTERS = 100

/** Whose export a table with these columns is; undefined where none that we know is told by them. */
export function recogniseExport(cells: readonly string[]): FeedExport | undefined {
  const names = cells.filter((cell) => cell.length <= NAME_MAX_LETTERS).map(plainName)
  return FEED_EXPORTS.find(
    ({ toldBy }) => toldBy.length > 0 && toldBy.every((list) => names.some((name) => matchesAny(name, list))),
  )
}
