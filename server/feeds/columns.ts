import { FEED_FIELDS, type FeedField } from '#contract/feed.ts'
import { matchesAny, placeIn, plainName } from './column-names.ts'
import type { FeedExport } from './exports/feed-export.ts'
import { GUESSED_NAMES, NUMBERED_PHOTOS } from './guessed-names.ts'

export interface FeedColumn {
  name: string
  /** What it is taken to hold; undefined where it is not read. */
  field: FeedField | undefined
}

/** By a column's name; null for one that is not to be read. What is not named is guessed. */
export type ChosenColumns = ReadonlyMap<string, FeedField | null>

export interface ColumnClues {
  chosen?: ChosenColumns
  /** Whose table it is. */
  from?: FeedExport | undefined
  /** Whether anything stands in the column in the first rows. */
  isFilled?: (index: number) => boolean
}

/**
 * What the columns hold: as was chosen, else as the export's system calls them, else by what shops call them. A field that several columns
 * could hold is in the one with the commoner name, of those in which something stands; photos may be in many.
 */
export function guessColumns(names: readonly string[], clues: ColumnClues = {}): FeedColumn[] {
  const { chosen = new Map(), from, isFilled = () => true } = clues
  const lists = from?.columns ?? GUESSED_NAMES
  const columns = names.map((name, index): OpenColumn => ({
    name,
    field: chosen.get(name) ?? undefined,
    plain: plainName(name),
    isOpen: !chosen.has(name),
    isEmpty: !isFilled(index),
  }))
  for (const field of FEED_FIELDS) {
    const list = lists[field]
    if (list && !columns.some((column) => column.field === field)) claimColumn(columns, field, list)
  }
  // What tells variants apart is in several columns: size, color.
  if (from?.columns.option) claimAll(columns, 'option', [from.columns.option])
  const photos = [lists.image, lists.moreImages, from ? undefined : NUMBERED_PHOTOS]
  claimAll(
    columns,
    'moreImages',
    photos.filter((list) => list !== undefined),
  )
  return withPrice(columns).map(({ name, field }) => ({ name, field }))
}

interface OpenColumn extends FeedColumn {
  plain: string
  /** Nobody has chosen what it holds. */
  isOpen: boolean
  isEmpty: boolean
}

const isFree = ({ field, isOpen }: OpenColumn) => !field && isOpen

function claimColumn(columns: readonly OpenColumn[], field: FeedField, list: string): void {
  const found = columns
    .filter(isFree)
    .map((column) => ({ column, place: placeIn(column.plain, list) }))
    .filter(({ place }) => place >= 0)
  const [best] = found.toSorted((a, b) => Number(a.column.isEmpty) - Number(b.column.isEmpty) || a.place - b.place)
  // A product without an id is known by its name; an empty column of ids would refuse every row.
  if (best && !(best.column.isEmpty && field === 'id')) best.column.field = field
}

function claimAll(columns: readonly OpenColumn[], field: FeedField, lists: readonly string[]): void {
  for (const column of columns.filter(isFree))
    if (lists.some((list) => matchesAny(column.plain, list))) column.field = field
}

/** A regular price beside no other is what is asked. */
function withPrice(columns: OpenColumn[]): OpenColumn[] {
  const old = columns.find(({ field, isOpen }) => field === 'oldPrice' && isOpen)
  if (old && !columns.some(({ field }) => field === 'price')) old.field = 'price'
  return columns
}
