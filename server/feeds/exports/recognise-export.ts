import { matchesAny } from '../column-names.ts'
import { FEED_EXPORTS } from './exports.ts'
import type { FeedExport } from './feed-export.ts'

/** Whose export a table with these columns is; undefined where none that we know is told by them. */
export function recogniseExport(names: readonly string[]): FeedExport | undefined {
  return FEED_EXPORTS.find(
    ({ toldBy }) => toldBy.length > 0 && toldBy.every((list) => names.some((name) => matchesAny(name, list))),
  )
}
