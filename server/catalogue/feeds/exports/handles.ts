import type { FeedKind } from '#contract/catalogue/feed.ts'
import { matchesAny, plainName } from '../column-names.ts'
import { exportOf } from './exports.ts'

interface ReadList {
  kind: FeedKind
  /** The columns of the list, with the field that each was read for. */
  columns: readonly { name: string; field: string | null }[]
}

/**
 * Returns a function that tells handles of pages among the ids of a list: true for none if the list has its ids in another
 * column, which its owner may have chosen.
 */
export function handlesOf({ kind, columns }: ReadList): (id: string) => boolean {
  const handles = exportOf(kind)?.handles
  const column = columns.find(({ field }) => field === 'id')
  if (!handles || !column || !matchesAny(plainName(column.name), handles.columns)) return () => false
  return (id) => handles.form.test(id)
}
