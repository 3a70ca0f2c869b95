import { matchesAny, plainName } from '../column-names.ts'
import { FEED_EXPORTS } from './exports.ts'
import type { FeedExport } from './feed-export.ts'

/** Longest name of a column: longer cells are texts. */
const NAME_MAX_LETTERS = 100

/** Recognises the system whose export has these columns, or returns undefined if no known one fits. */
export function recogniseExport(cells: readonly string[]): FeedExport | undefined {
  const names = cells.filter((cell) => cell.length <= NAME_MAX_LETTERS).map(plainName)
  return FEED_EXPORTS.find(
    ({ toldBy }) => toldBy.length > 0 && toldBy.every((list) => names.some((name) => matchesAny(name, list))),
  )
}
